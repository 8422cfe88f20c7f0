import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/**
 * What every screen keeps: axe finds nothing, its colours have contrast by day and in the evening, and it is
 * read without scrolling sideways at twice and four times the size of 1280 pixels.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const day = await axe(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const evening = await axe(page).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const found = [...day.violations, ...evening.violations];
  expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const size = page.viewportSize();
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
  if (size !== null) await page.setViewportSize(size);
}

/** No frame is in a page, so that axe needs none of its own to put answers together; what passes is not told. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
