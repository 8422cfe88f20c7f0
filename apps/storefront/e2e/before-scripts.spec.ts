import { noResponse } from './expected-messages.ts';
import { isNarrow } from './by-size.ts';
import { expect, test } from './shop-test.ts';
import { shownPrices } from './shown-prices.ts';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('[S1-1] browsing, searching, filtering and sorting work with plain links and forms @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Keresés a termékek között').fill('fotel');
    await page.getByRole('button', { name: 'Keresés', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('fotel');

    const menu = isNarrow(page)
      ? page.getByRole('contentinfo')
      : page.getByRole('navigation', { name: 'Kategóriák' });
    if (isNarrow(page)) await page.getByRole('link', { name: 'Menü' }).click();
    const nappali = menu.getByRole('link', { name: 'Nappali' }).first();
    await expect(nappali).toBeInViewport();
    await nappali.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();
    const filters = page.getByRole('complementary', { name: 'Szűrők' });
    if (isNarrow(page)) {
      await expect(filters).toBeHidden();
      await page.getByRole('link', { name: 'Szűrők' }).click();
    }
    await filters.getByRole('link', { name: /^Bársony/ }).click();
    await expect(page).toHaveURL(/filter_group_1=/);
    if (isNarrow(page)) await page.getByRole('link', { name: 'Szűrők (1)' }).click();
    await expect(filters.getByRole('link', { name: /^Bársony.*kiválasztva/ })).toBeInViewport();
    await expect(page).toHaveURL(/filter_group_1=/);
    await page.getByLabel('Rendezés').selectOption('final_price:asc');
    await page.getByRole('button', { name: 'Alkalmaz' }).click();
    await expect(page).toHaveURL(/sort=final_price%3Aasc|sort=final_price:asc/);
    await expect(page).toHaveURL(/filter_group_1=/);
    await page.waitForLoadState();
    const products = page.getByRole('list', { name: 'Termékek' });
    const rising = await shownPrices(products.getByRole('article'));
    expect(rising.toSorted((one, other) => one - other)).toEqual(rising);
    expect(new Set(rising).size).toBeGreaterThan(2);
    await products.getByRole('link', { name: 'Olvasó fülesfotel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  });
});

test.describe('before the scripts are loaded', () => {
  // The browser itself writes that scripts were kept from it.
  test.use({ expectedComplaint: noResponse('FAILED', '/assets/.*') });

  test('a plain form adds the product with its selected options to the cart @phone', async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/olvaso-fulesfotel');
    await page.getByRole('radio', { name: 'Bőr' }).check();
    await page.getByRole('radio', { name: 'Konyak' }).check();
    await page.getByRole('button', { name: 'Kosárba' }).first().click();
    await expect(page).toHaveURL(/\/cart$/);

    await page.unroute(/\/assets\/.*\.js$/);
    await page.reload();
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Olvasó' });
    await expect(line.first()).toBeVisible();
    await expect(line.first()).toContainText('Bőr');
    await page.reload();
    await expect(page.getByRole('link', { name: /Kosár, 1 termék/ })).toBeVisible();
  });

  test('a selection without a variant is asked for again with the reason @phone', async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/olvaso-fulesfotel');
    // Leather comes in one colour only, which the page says (findings D8) but cannot follow.
    await page.getByRole('radio', { name: 'Bőr más szín kell hozzá' }).check();
    await page.getByRole('button', { name: 'Kosárba' }).first().click();
    await expect(page).toHaveURL(/\/cart$/);

    await page.unroute(/\/assets\/.*\.js$/);
    await page.reload();
    await expect(page).toHaveURL(/\/olvaso-fulesfotel$/);
    await expect(page.getByText('Olvasó fülesfotel: előbb válasszon változatot.')).toBeVisible();
  });
});

// findings D10
test.describe('without any script, on pages with data of the device only', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/cart', '/wishlist', '/compare', '/account']) {
    test(`${path} explains that it needs scripts and names a contact @phone`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: /JavaScript/ })).toBeVisible();
      await expect(main.getByText('Betöltés')).toBeHidden();
      await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
    });
  }
});
