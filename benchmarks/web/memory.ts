import type { Browser, CDPSession } from '@playwright/test';
import type { Measure } from '../harness/record.ts';
import { seriesOf } from '../harness/series.ts';
import { newPhone, settle, until } from './browser.ts';
import { isHeadingOf, paths, productName, type Site } from './site.ts';

const navigations = 200;

/** Measures the heap growth of 200 navigations between a category and a product, in MB after a garbage collection. */
export async function memory(
  browser: Browser,
  sites: readonly [Site, Site],
  say: (line: string) => void,
): Promise<readonly Measure[]> {
  const grown = new Map<string, number>();
  const held = new Map<string, number>();
  for (const site of sites) {
    const context = await newPhone(browser, site.url);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(site.url + paths.category);
    await settle(page);
    let early = 0;
    for (let navigation = 0; navigation < navigations; navigation += 2) {
      await page
        .locator('main article')
        .filter({ hasText: productName, visible: true })
        .getByRole('link')
        .first()
        .tap();
      await until(page, isHeadingOf(productName));
      await page.goBack();
      await until(page, isHeadingOf('Nappali'));
      if (navigation === 20) early = await heapMb(session);
    }
    await settle(page);
    const late = await heapMb(session);
    say(
      `${site.name}: ${early.toFixed(1)} MB after 20 navigations, ${late.toFixed(1)} after ${navigations}`,
    );
    grown.set(site.name, late - early);
    held.set(site.name, late);
    await context.close();
  }
  const both = (from: ReadonlyMap<string, number>) => ({
    shop: seriesOf([from.get('shop') ?? 0]),
    compared: seriesOf([from.get('peer') ?? 0]),
  });
  return [
    { name: `heap after ${navigations} navigations`, unit: 'MB', digits: 1, ...both(held) },
    { name: 'heap grown since the 20th', unit: 'MB', digits: 1, ...both(grown) },
  ];
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
