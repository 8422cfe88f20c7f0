import type { Page } from '@playwright/test';
import { test } from './own-renderer.ts';
import { alive, expect } from './shop-test.ts';

/** Returns the buttons in sight whose text takes more than one line or is cut. */
const brokenButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const tops = new Set<number>();
        for (const node of button.childNodes) {
          const range = document.createRange();
          range.selectNodeContents(node);
          if (node.textContent?.trim() === '') continue;
          for (const { top, width } of range.getClientRects()) {
            // Texts for screen readers alone are one pixel wide.
            if (width > 2) tops.add(Math.round(top / 8));
          }
        }
        return tops.size > 1 || button.scrollWidth > button.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );

/** Returns the stars of the review form whose word is wider than their box. */
const cutStars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] label:has([name="rating"])')]
      .filter((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        const box = label.getBoundingClientRect();
        return [...range.getClientRects()].some(
          ({ left, right }) => left < box.left || right > box.right,
        );
      })
      .map(({ textContent }) => textContent),
  );

const writeReview = /^(?:Értékelés írása|Bewertung schreiben|Scrivi una recensione)$/;

for (const language of ['hu', 'de', 'it']) {
  test(`buttons take one line and stars fit their boxes in ${language}`, async ({
    page,
    startRenderer,
  }) => {
    const origin = await startRenderer({ MULTISTORE: 'on' });
    const view = language === 'hu' ? '' : `/${language}`;
    await page.goto(`${origin}${view}/felho-haromszemelyes-kanape`);
    await alive(page);
    expect(await brokenButtons(page)).toEqual([]);
    await page.mouse.wheel(0, 3000);
    await expect(page.locator(':root[data-buy-bar]')).toBeAttached();
    expect(await brokenButtons(page)).toEqual([]);
    await page.getByRole('button', { name: writeReview }).click();
    await expect(page.locator('dialog[open] [name="rating"]')).toHaveCount(5);
    expect(await cutStars(page)).toEqual([]);
  });
}
