import type { Page } from '@playwright/test';
import { brokenButtons } from './button-lines.ts';
import { test, withSettings } from './own-renderer.ts';
import { alive, expect, untilListsStored } from './shop-test.ts';

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

const compareIt = /^(?:Összehasonlítás|Vergleichen|Confronta)$/;
const dropIt =
  /^(?:Törlés az összehasonlításból|Aus dem Vergleich entfernen|Rimuovi dal confronto)$/;
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

  test(`buttons of the comparison take one line in ${language}`, async ({
    page,
    startRenderer,
  }) => {
    const origin = await startRenderer({ MULTISTORE: 'on' });
    const view = language === 'hu' ? '' : `/${language}`;
    // One that is bought from the list, and one of which a variant is chosen first.
    for (const path of ['kavics-dohanyzoasztal', 'felho-haromszemelyes-kanape']) {
      await page.goto(`${origin}${view}/${path}`);
      await alive(page);
      await page.getByRole('button', { name: compareIt }).click();
      await expect(page.getByRole('button', { name: dropIt })).toBeVisible();
      await untilListsStored(page);
    }
    await page.goto(`${origin}${view}/compare`);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    expect(await brokenButtons(page)).toEqual([]);
  });
}

const cookies = /^(?:Sütik|Cookies|Cookie|Cookie-uri)$/;

test.describe('the cookie question', () => {
  test.use({ isAskedForConsent: true });

  for (const language of ['hu', 'de', 'it', 'en', 'ro']) {
    test(`buttons of the cookie question take one line in ${language}`, async ({
      page,
      startRenderer,
    }, info) => {
      const view = { code: 'hu', storeId: 1, language, locale: 'hu-HU', country: 'HU' };
      const currency = { currency: 'HUF', currencySign: 'Ft' };
      const stores = { multistore: false, views: [{ ...view, ...currency }] };
      const origin = await startRenderer(withSettings(info, { stores }));
      await page.goto(origin);
      await alive(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const bar = page.getByRole('region', { name: cookies });
      await expect(bar.getByRole('button')).toHaveCount(3);
      expect(await brokenButtons(page)).toEqual([]);
      // A new shop has the font of the device, which may be as wide as this one.
      await page.evaluate(() => {
        const wide = "'DejaVu Sans', Verdana, sans-serif";
        document.documentElement.style.setProperty('--text-font', wide);
      });
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await brokenButtons(bar), `${width}`).toEqual([]);
        const [accept, refuse] = await bar
          .getByRole('button')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
        expect(refuse).toBe(accept);
      }
    });
  }
});
