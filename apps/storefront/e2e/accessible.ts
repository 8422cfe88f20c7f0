import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from './shop-test.ts';

declare global {
  interface Window {
    /** There from the first question on, until the page goes. */
    axe?: typeof axe;
  }
}

const axeScript = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

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
 * True at the desk in a journey that also runs on the phone: axe checks each state once, on the phone, where targets are
 * closest together. What only a desk shows is checked by `every-screen.spec.ts`, which runs there.
 */
function isCheckedOnPhone(): boolean {
  const { project, tags } = test.info();
  return project.name === 'desktop' && tags.includes('@phone');
}

/** Fails on whatever axe finds on the page as it stands, by all its rules or by those that are named. */
export async function axeFindsNothing(page: Page, rules?: string[]): Promise<void> {
  if (isCheckedOnPhone()) return;
  // Its script is long: to read it costs as much as to ask it.
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
        // Forced colours are the shopper's own, and their contrast too.
        'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
      },
    });
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
  expect(violations).toEqual([]);
}
