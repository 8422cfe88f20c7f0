import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/**
 * What every screen keeps: axe finds nothing, its colours have contrast by day and in the evening, and it is
 * read without scrolling sideways at twice and four times the size of 1280 pixels.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await axeFindsNothing(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axeFindsNothing(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });

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

/** Fails on whatever axe finds on the page as it stands, by all its rules or by those that are named. */
export async function axeFindsNothing(page: Page, rules?: string[]): Promise<void> {
  // No frame is in a page, so that axe needs none of its own to put answers together; what passes is not told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Forced colours are the shopper's own, and their contrast too.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  if (isForced) axe.disableRules('color-contrast');
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
