import type { NameIndex } from '@shop/catalog-client';
import { isNarrow, openCategory } from './by-size.ts';
import { test } from './own-renderer.ts';
import { alive, expect } from './shop-test.ts';

/** What an armchair costs in the money of the view: some hundreds, not some hundred thousands. */
const euros = /(?<![\d.])\d{3}(?:,\d\d)?\s€/;

/** Expects the name index of a store view to have the names of all products, that one too, in at most 60 kB. */
async function expectSmallNameIndex(home: string, name: string): Promise<void> {
  const response = await fetch(`${home}/search-names.json`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(60_000);
  const { isPartial, names } = (await response.json()) as NameIndex;
  expect(isPartial).toBe(false);
  expect(names.find(([sku]) => sku === 'ZG-2201')).toEqual(['ZG-2201', name, '/felho-fotel']);
}

test('[S1-13] [S2-20] [S2-28] the German shop has its own addresses, texts and formats, and links to the other languages @phone', async ({
  page,
  context,
  request,
  startRenderer,
}) => {
  const origin = await startRenderer({ MULTISTORE: 'on' });
  await expectSmallNameIndex(origin, 'Felhő fotel');
  await expectSmallNameIndex(`${origin}/de`, 'Sessel Felhő');
  await expectSmallNameIndex(`${origin}/it`, 'Poltrona Felhő');
  for (const query of [
    'search=runder+Tisch',
    'search=runder%20Tisch',
    'sort=final_price:asc',
    'sort=final_price%3Aasc',
    'color=1001,1002',
    "search=Tisch%20'rund'%20(2)*",
  ]) {
    const response = await request.get(`${origin}/de/nappali?${query}`, { maxRedirects: 0 });
    expect([query, response.status()]).toEqual([query, 200]);
  }
  await context.addCookies([
    {
      name: 'consent',
      value: encodeURIComponent(
        JSON.stringify({ preferences: 'denied', analytics: 'denied', marketing: 'denied' }),
      ),
      url: origin,
    },
  ]);
  await page.goto(`${origin}/de`);
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Herbstlicht und stille Winkel' })).toBeVisible();
  await expect(page.locator('link[rel="alternate"][hreflang="it-IT"]')).toHaveAttribute(
    'href',
    `${origin}/it`,
  );

  // A page that was fetched ahead, by a mouse that rests on its link, is the page of this view too.
  const ahead = isNarrow(page) ? undefined : page.waitForRequest(/api\/(?:catalog|url)/);
  await page.getByRole('link', { name: 'Wohnen' }).first().hover();
  await ahead;
  await openCategory(page, 'Wohnen', {
    categories: 'Kategorien',
    menu: 'Menü',
    all: 'Alles aus ',
  });
  await expect(page).toHaveURL(`${origin}/de/nappali`);
  await page.getByLabel('Sortieren nach').selectOption('final_price:asc');
  await expect(page).toHaveURL(/\/de\/nappali\?sort=/);
  await page.goto(`${origin}/de/felho-fotel`);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sessel Felhő' })).toBeVisible();
  await expect(page.getByRole('main').getByText(euros).first()).toBeVisible();
  // Read aloud, what Hungarian buyers wrote is Hungarian.
  await expect(page.getByText('Végre egy fotel, amiben el lehet bújni')).toHaveAttribute(
    'lang',
    'hu',
  );
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  const cart = page.getByRole('dialog', { name: /Warenkorb/ });
  await expect(cart.getByRole('link', { name: 'Sessel Felhő' })).toBeVisible();
  await expect(cart.getByText(euros).first()).toBeVisible();
  // The home page has one address, which it is stored by for times without a network.
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Zugoly' }).click();
  await expect(page).toHaveURL(`${origin}/de`);
  await page.goto(`${origin}/de/cart`);
  // One is not many.
  const count = page.getByRole('link', { name: 'Warenkorb, 1 Produkt', exact: true });
  await expect(count).toBeVisible();
  // The badge of a hundred pieces is wider, and stays in the window.
  const badgeOverflow = await count.evaluate((link) => {
    (link as HTMLElement).dataset['painted'] = '99+';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(badgeOverflow).toBeLessThanOrEqual(0);
  const total = page.getByRole('main').getByText('Gesamtbetrag', { exact: true }).locator('..');
  await expect(total).toContainText(euros);

  await page.goto(`${origin}/de/nappali`);
  await page
    .getByRole('navigation', { name: 'Sprache und Währung' })
    .getByRole('link', { name: /Italiano/ })
    .click();
  await expect(page).toHaveURL(`${origin}/it/nappali`);
  await expect(page.getByRole('link', { name: 'Carrello', exact: false }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(
    page.getByRole('main').getByText(euros).filter({ visible: true }).first(),
  ).toBeVisible();

  // Nowhere are words longer than in German law.
  await page.goto(`${origin}/de/altalanos-szerzodesi-feltetelek`);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('texts that are 40 % longer fit into five pages, and their buttons and fields are translated', async ({
  page,
  startRenderer,
}) => {
  const origin = await startRenderer({ PSEUDO_LANGUAGE: 'on' });
  const untranslated: string[] = [];
  for (const path of ['/', '/nappali', '/olvaso-fulesfotel', '/cart', '/login']) {
    await page.goto(origin + path);
    await alive(page);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    // The names of options and their values are the catalog's.
    const texts = await page
      .locator('button, label:not(fieldset *)')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
      );
    expect(texts.length).toBeGreaterThan(0);
    untranslated.push(
      ...texts
        .filter((text) => text !== '' && !text.includes('⟦'))
        .map((text) => `${path}: ${text}`),
    );
  }
  expect(untranslated).toEqual([]);
});
