import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from './shop-test.ts';

declare global {
  interface Window {
    /** Set at the first check of a page, until it unloads. */
    axe?: typeof axe;
  }
}

const axeScript = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Checks a screen: axe finds no violation, colors have contrast in light and dark mode, and no horizontal scrolling is
 * needed at 200 % and 400 % zoom of 1280 pixels.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await axeFindsNothing(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axeFindsNothing(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });

  const size = page.viewportSize();
  try {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 });
      const sideways = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      // Parts that are others in a narrow window come a moment after it.
      await expect.poll(sideways, `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  } finally {
    if (size !== null) await page.setViewportSize(size);
  }
}

/**
 * True on the desktop in a journey that also runs on the phone: axe checks each state once, on the phone, where targets
 * are closest together. `every-screen.spec.ts` checks states that only the desktop has.
 */
function isCheckedOnPhone(): boolean {
  const { project, tags } = test.info();
  return project.name === 'desktop' && tags.includes('@phone');
}

/** Fails on each violation that axe finds on the current page, by all its rules or by the given ones. */
export async function axeFindsNothing(page: Page, rules?: string[]): Promise<void> {
  if (isCheckedOnPhone()) return;
  // The script is long: reading it takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(async (only) => {
    const found = await window.axe?.run(document, {
      // Passing checks are not reported, and no enabled rule reads style sheets.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      ...(only !== undefined && { runOnly: only }),
      rules: {
        // A rule of WCAG 2.2 that is off by default: targets are large enough or have space around them.
        'target-size': { enabled: true },
        // Forced colors, and so their contrast, are the choice of the shopper.
        'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
      },
    });
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
  expect(violations).toEqual([]);
}
