import type { Browser, Page } from '@playwright/test';
import type { Bounds, Measure } from '../harness/record.ts';
import { seriesOf } from '../harness/series.ts';
import { newPhone, settle, slowDown, untilAllPainted, untilPainted } from './browser.ts';
import {
  isBadge,
  isHeadingOf,
  isSearchOpen,
  isTotalOtherThanNow,
  isWholeProduct,
  paths,
  productName,
  type Site,
} from './site.ts';

const bounds: Readonly<Record<string, Bounds>> = {
  'tap on a card → product heading': { must: 350, goal: 175 },
  'tap on a card → whole product': { must: 1_200, goal: 600 },
  'Back → category': { must: 350, goal: 175 },
  'first add → badge': { must: 300, goal: 150 },
  'later add → badge': { must: 120, goal: 60 },
  'filter → painted': { must: 250, goal: 125 },
  'open menu': { must: 200, goal: 100 },
  'open filters': { must: 250, goal: 125 },
  'open search': {},
  'INP of the session': { must: 200, goal: 100 },
};
type Action = keyof typeof bounds & string;

/**
 * Measures every press on a simulated phone that is four times slower than this machine, alternating between the shop
 * and the peer. Each page has settled before the press.
 */
export async function actions(
  browser: Browser,
  sites: readonly [Site, Site],
  runs: number,
  say: (line: string) => void,
): Promise<readonly Measure[]> {
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run++) {
    for (const site of sites) {
      const times = await session(browser, site);
      for (const [action, ms] of times) {
        const key = `${site.name} ${action}`;
        found.set(key, [...(found.get(key) ?? []), ms]);
      }
      say(
        `${site.name}: ${[...times].map(([action, ms]) => `${action} ${Math.round(ms)}`).join(', ')}`,
      );
    }
  }
  return Object.entries(bounds).flatMap(([action, bound]) => {
    const shop = found.get(`shop ${action}`);
    const peer = found.get(`peer ${action}`);
    if (shop === undefined) return [];
    return [
      {
        name: action,
        unit: 'ms',
        ...bound,
        shop: seriesOf(shop),
        ...(peer !== undefined && { compared: seriesOf(peer) }),
      },
    ];
  });
}

async function open(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(site.url + path);
  await slowDown(page);
  await settle(page);
}

async function session(browser: Browser, site: Site): Promise<ReadonlyMap<Action, number>> {
  const times = new Map<Action, number>();
  const context = await newPhone(browser, site.url);
  // The browser does not report shorter interactions.
  await context.addInitScript(() => {
    const worst = new Map<number, number>();
    Object.assign(window, { worst });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId = 0, duration } = entry as PerformanceEventTiming & {
          readonly interactionId?: number;
        };
        if (interactionId !== 0) {
          worst.set(interactionId, Math.max(duration, worst.get(interactionId) ?? 0));
        }
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  const worst: number[] = [];
  const noteInteractions = async () => {
    worst.push(...((await page.evaluate('[...window.worst.values()]')) as number[]));
  };

  await open(page, site, paths.category);
  times.set('open menu', await untilPainted(page, site.isMenuOpen, () => site.openMenu(page)));
  await site.closeAll(page);
  if (site.openSearch !== undefined) {
    await settle(page);
    times.set('open search', await untilPainted(page, isSearchOpen, () => site.openSearch!(page)));
    await site.closeAll(page);
  }
  await noteInteractions();

  await open(page, site, paths.category);
  const card = () =>
    page.locator('main article').filter({ hasText: productName }).getByRole('link').first();
  await card().scrollIntoViewIfNeeded();
  await settle(page);
  const press = () => card().tap();
  const [headingMs, wholeMs] = await untilAllPainted(
    page,
    [isHeadingOf(productName), isWholeProduct(productName)],
    press,
  );
  times.set('tap on a card → product heading', headingMs);
  times.set('tap on a card → whole product', wholeMs);
  await settle(page);
  times.set(
    'Back → category',
    await untilPainted(page, isHeadingOf('Nappali'), () => page.evaluate('window.stepBack()')),
  );
  await noteInteractions();

  await open(page, site, paths.category);
  times.set(
    'open filters',
    await untilPainted(page, site.areFiltersOpen, () => site.openFilters(page)),
  );
  await settle(page);
  times.set(
    'filter → painted',
    await untilPainted(page, await isTotalOtherThanNow(page), () => site.pressFilter(page)),
  );
  await noteInteractions();

  await open(page, site, paths.product);
  const buy = () =>
    page.getByRole('main').getByRole('button', { name: 'Kosárba', exact: true }).first().tap();
  times.set('first add → badge', await untilPainted(page, isBadge(1), buy));
  await settle(page);
  await site.closeAll(page);
  await settle(page);
  times.set('later add → badge', await untilPainted(page, isBadge(2), buy));
  await noteInteractions();

  times.set('INP of the session', Math.max(0, ...worst));
  await context.close();
  return times;
}
