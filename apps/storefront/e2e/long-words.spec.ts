import type { Page } from '@playwright/test';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, buyNow, expect, fillCheckout, test, untilListsStored } from './shop-test.ts';

const long = 'Ő'.repeat(200);

/** Writes one long word into every text of people. Returns how far the page scrolls horizontally. */
async function overflowWith(page: Page, places: readonly string[]): Promise<number> {
  for (const place of places) await expect(page.locator(place).first()).toBeAttached();
  return page.evaluate(
    ([word, selectors]) => {
      for (const selector of selectors) {
        const found = document.querySelectorAll(selector);
        if (found.length === 0) throw new Error(`Nothing is at ${selector}`);
        for (const element of found) element.textContent = word;
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    },
    [long, places] as const,
  );
}

/**
 * Writes one long word into every element of the page whose own text contains one of these texts. Returns how far the page
 * scrolls horizontally.
 */
async function overflowInPlaceOf(page: Page, texts: readonly string[]): Promise<number> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeAttached();
  return page.evaluate(
    ([word, wanted]) => {
      for (const text of wanted) {
        const found = [...document.body.querySelectorAll('*')].filter(
          ({ children, textContent, tagName }) =>
            children.length === 0 && tagName !== 'SCRIPT' && textContent.includes(text),
        );
        if (found.length === 0) throw new Error(`Nothing says ${text}`);
        for (const element of found) element.textContent = word;
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    },
    [long, texts] as const,
  );
}

// findings D5
test.describe('a long word causes no horizontal scrolling', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('in the name of the shop', async ({ page }) => {
    await page.goto('/kapcsolat');
    await alive(page);
    const header = page.getByRole('banner');
    const mark = header.locator('a[href="/"]');
    const heightWith = async (name: string) => {
      await mark.evaluate((element: HTMLElement, text) => {
        element.textContent = text;
        element.style.fontSize = '1.75rem';
      }, name);
      return (await header.boundingBox())?.height ?? 0;
    };
    const oneLine = await heightWith('Zugoly');
    expect(await heightWith('Kerámiaműhely Kolozsvár')).toBeGreaterThan(oneLine);
    await expect(header.getByRole('link', { name: /^Kosár/ })).toBeInViewport({ ratio: 1 });
    expect(await overflowWith(page, ['header a[href="/"]'])).toBe(0);

    // In a wide window the name stays clear of the menu, and the menu of the icons.
    await page.setViewportSize({ width: 1440, height: 900 });
    await heightWith('Kerámiaműhely Kolozsvár');
    const edges = await header.evaluate((element) => {
      const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
      const actions = element.querySelector('a[href="/cart"]')?.parentElement;
      return {
        markEnd: boxOf('a[href="/"]')?.right,
        menu: boxOf('nav'),
        firstAction: actions?.getBoundingClientRect().left,
      };
    });
    expect(edges.menu?.left).toBeGreaterThanOrEqual(edges.markEnd ?? Infinity);
    expect(edges.menu?.right).toBeLessThanOrEqual(edges.firstAction ?? 0);
  });

  test('in a search', async ({ page }) => {
    await page.goto(`/osszes-termek?search=${encodeURIComponent('ő'.repeat(60))}`);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('őőő');
    expect(await overflowWith(page, ['main h1'])).toBe(0);
  });

  test('in reviews', async ({ page }) => {
    await page.goto('/reviews');
    await alive(page);
    const places = ['main article p', 'main article footer span:first-child'];
    expect(await overflowWith(page, places)).toBe(0);
  });

  test('on the page of a product', async ({ page }) => {
    await page.goto('/olvaso-fulesfotel');
    await alive(page);
    const places = ['main h1', '[aria-current=page]', 'main table td', 'main article p'];
    expect(await overflowWith(page, places)).toBe(0);
  });

  test('in the cart: names, options, engravings and messages', async ({ page }) => {
    await page.goto('/olvaso-fulesfotel');
    await alive(page);
    await page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first().click();
    const drawer = page.getByRole('dialog', { name: /Kosár/ });
    await expect(drawer.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();
    await alive(page);
    const places = ['main article h2 a', 'main article dd'];
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    await alive(page);
    expect(await overflowWith(page, [...places, 'main dl dt'])).toBe(0);
  });

  test('in the checkout and on the page after the order', async ({ page }) => {
    await buyNow(page, '/gyongy-hangulatlampa');
    await fillCheckout(page, { email: 'anna.kovacs@example.hu' });
    const main = page.getByRole('main');
    expect(
      await overflowInPlaceOf(page, ['Kovács Anna', 'Pozsonyi', 'anna.kovacs', 'hangulatlámpa']),
    ).toBe(0);
    await main.getByRole('button', { name: /megrendelés/ }).click();
    await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
    await alive(page);
    expect(await overflowInPlaceOf(page, ['Kovács Anna', 'Pozsonyi', 'hangulatlámpa'])).toBe(0);
  });

  test('in lists, dialogs and notices', async ({ page }) => {
    await page.goto('/olvaso-fulesfotel');
    await alive(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Összehasonlítás', exact: true }).first().click();
    await main
      .getByRole('button', { name: /kívánságlist/i })
      .first()
      .click();
    for (const name of ['Törlés az összehasonlításból', 'Törlés a kívánságlistáról']) {
      await expect(main.getByRole('button', { name }).first()).toBeVisible();
    }
    await untilListsStored(page);
    await alive(page);
    expect(await overflowInPlaceOf(page, ['Olvasó fülesfotel'])).toBe(0);
    for (const path of ['/wishlist', '/compare']) {
      await page.goto(path);
      await alive(page);
      expect(await overflowInPlaceOf(page, ['Olvasó fülesfotel']), path).toBe(0);
    }
  });

  test('in an account: names, addresses, orders and reviews', async ({
    page,
    request,
    database,
  }) => {
    const customer = await customerWithOrder(request);
    const name = 'Ő'.repeat(60);
    await database`
      UPDATE customer SET firstname = ${name}, lastname = ${name} WHERE email = ${customer.email}`;
    await signIn(page, customer, '/account');
    await alive(page);
    await page.goto('/account/addresses');
    await alive(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Új cím' }).click();
    await main.getByLabel('Irányítószám').fill('8237');
    await main.getByLabel('Település').fill('Tihany');
    await main.getByLabel('Utca, házszám').fill('Kossuth Lajos utca 3.');
    await main.getByLabel('Telefonszám').fill('06 30 765 4321');
    await main.getByRole('button', { name: 'Mentés' }).click();
    await expect(main.getByRole('region', { name: /8237 Tihany/ })).toBeVisible();
    await alive(page);
    const places: Readonly<Record<string, readonly string[]>> = {
      '/account': [],
      '/account/addresses': ['main section[aria-label*=Tihany] p'],
      '/account/orders': [],
      [`/account/orders/${customer.orderNumber}`]: [
        'main table:not(:has(thead)) td',
        'main table:has(thead) tbody th',
      ],
      '/account/data': [],
    };
    for (const [path, selectors] of Object.entries(places)) {
      await page.goto(path);
      await alive(page);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflowWith(page, selectors), path).toBe(0);
    }
  });
});
