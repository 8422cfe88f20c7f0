import type { Page } from '@playwright/test';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { serveInParts } from './serve-in-parts.ts';
import { alive, expect, test } from './shop-test.ts';
import { stopTimers } from './slow-machine.ts';

/** How long each script of the build is held back, in milliseconds. */
const delayMs = 3000;

async function holdScripts(page: Page): Promise<void> {
  // On a slow machine held presses would reach the browser after this time.
  await stopTimers(page, 20_000);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}

async function pressHeart(page: Page): Promise<void> {
  const hearts = page.getByRole('main').getByRole('button', { name: /^Kívánságlistára: / });
  const name = (await hearts.first().getAttribute('aria-label'))?.replace(/^[^:]*: /, '') ?? '';
  await hearts.first().click();
  await expect(
    page.getByRole('main').getByRole('button', { name: `Törlés a kívánságlistáról: ${name}` }),
  ).toBeVisible({ timeout: 30_000 });
}

test.describe('while each script takes three seconds', () => {
  test.beforeEach(({ page }) => holdScripts(page));

  test('a press on the heart adds the product to the wishlist @phone', async ({ page }) => {
    await page.goto('/nappali');
    await pressHeart(page);
  });

  test('a press on the buy button adds the article once @phone', async ({ page }) => {
    await page.goto('/felho-haromszemelyes-kanape');
    const add = page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first();
    await add.click();
    await add.click();
    const cart = page.getByRole('dialog', { name: 'Kosár (1)' });
    await expect(cart).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/felho-haromszemelyes-kanape$/);
  });

  test('text typed into the search field is kept and searched @phone', async ({ page }) => {
    await page.goto('/osszes-termek?search=xyzzy');
    const field = page.getByRole('main').getByLabel('Keresés a termékek között');
    await field.fill('fotel');
    await page.waitForFunction(() => !('earlyInput' in window), undefined, {
      timeout: 30_000,
    });
    await expect(field).toHaveValue('fotel');
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('fotel', {
      timeout: 30_000,
    });
  });

  test('a variant selected early is shown after hydration @phone', async ({ page }) => {
    await page.goto('/olvaso-fulesfotel');
    // Leather comes in one color only: the page renames the radio after the choice.
    await page.getByRole('radio', { name: 'Bőr más szín kell hozzá' }).check();
    const leather = page.getByRole('radio', { name: 'Bőr', exact: true });
    await expect(leather).toBeChecked({ timeout: 30_000 });
  });
});

test.describe('while the end of the page has not arrived', () => {
  const path = '/felho-haromszemelyes-kanape';

  /** Serves the shop; that page without its footer, and the footer when the promise is fulfilled. */
  const withoutFooter = (baseURL: string | undefined, untilSent: Promise<boolean>) =>
    serveInParts(baseURL ?? '', path, async (body, write) => {
      const cut = body.indexOf('<footer');
      write(body.subarray(0, cut));
      if (await untilSent) write(body.subarray(cut));
    });

  /** Waits until the scripts that start the shop have run. */
  async function scriptsRun(page: Page): Promise<void> {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/main-')),
    );
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  }

  test('a press on the buy button waits for it @phone', async ({ page, baseURL }) => {
    const rest = Promise.withResolvers<boolean>();
    const { origin, close } = await withoutFooter(baseURL, rest.promise);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first().click();
    await scriptsRun(page);
    rest.resolve(true);
    await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible({ timeout: 30_000 });
    close();
  });

  test('and never arrives, what is there stays and its links work @phone', async ({
    page,
    baseURL,
  }) => {
    const { origin, close } = await withoutFooter(baseURL, Promise.resolve(false));
    await page.goto(origin + path);
    await scriptsRun(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Jelenlegi hely' });
    await trail.getByRole('link').last().click();
    await expect(page).not.toHaveURL(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    close();
  });
});

test('a link works before any script is loaded @phone', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/nappali');
  const card = page.getByRole('list', { name: 'Termékek' }).getByRole('link').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await page.waitForURL((url) => url.pathname === href);
  held.resolve();
});

test.describe('while React waits for the code of the screen', () => {
  const screenCode = /\/assets\/catch-all-screen-.*\.js$/;

  /** Holds the code back from the next page on. Returns what waits until the page asks for it. */
  async function holdScreenCode(page: Page): Promise<() => Promise<unknown>> {
    await page.route(screenCode, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(screenCode);
    return () => asked;
  }

  test('a link opens its page @phone', async ({ page }) => {
    const untilAsked = await holdScreenCode(page);
    await page.goto('/osszes-termek?search=zold fotel');
    await untilAsked();
    await page.getByRole('link', { name: 'Felhő fotel', exact: true }).first().click();
    await expect(page.getByRole('radio', { name: 'Mohazöld' })).toBeChecked({ timeout: 30_000 });
    await expect(page.getByRole('banner')).toHaveCount(1);
  });

  test('going back opens the page before @phone', async ({ page }) => {
    await page.goto('/osszes-termek?search=zold fotel');
    await page.waitForFunction(() => !('earlyInput' in window));
    await page.getByRole('link', { name: 'Felhő fotel', exact: true }).first().click();
    await expect(page.getByRole('radio', { name: 'Mohazöld' })).toBeChecked();
    const untilAsked = await holdScreenCode(page);
    await page.reload();
    await untilAsked();
    // The document is left before `evaluate` could return.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('találat', {
      timeout: 30_000,
    });
    await expect(page.getByRole('radio', { name: 'Mohazöld' })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCount(1);
  });
});

test('a press on the heart counts while the page data takes three seconds @phone', async ({
  page,
}) => {
  await page.route('**/page-state/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  await page.goto('/nappali');
  await pressHeart(page);
});

test.describe("while the shopper's side takes three seconds", () => {
  test.beforeEach(({ page }) =>
    page.route(/\/assets\/create-shopper-session.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    }),
  );

  test('a shared cart is added to the shopper’s own cart @phone', async ({ page }) => {
    await page.goto('/shared-cart#ZG-7204*2');
    await page.getByRole('button', { name: 'Mind a kosárba' }).click();
    await expect(page.getByRole('dialog', { name: 'Kosár (2)' })).toBeVisible({ timeout: 30_000 });
  });

  test.describe('a login is sent', () => {
    // The browser itself writes that the login was refused.
    test.use({ expectedComplaint: refusal('500', '/api/user/login') });

    test('and answered @phone', async ({ page }) => {
      await page.goto('/login');
      const main = page.getByRole('main');
      await main.getByLabel('E-mail-cím').fill('senki@example.hu');
      await main.getByLabel('Jelszó', { exact: true }).fill('nem-ez-az');
      await main.getByRole('button', { name: 'Bejelentkezés' }).click();
      await expect(main.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    });
  });
});

test.describe("where the script of the shopper's side is missing at first", () => {
  // The browser and the shop write that the file was not found.
  test.use({
    expectedComplaint: anyOf(refusal('404', '/assets/.*'), logged('shopper-not-started')),
  });

  /** Answers 404 until the returned function is called. */
  async function missShopperScript(page: Page): Promise<() => void> {
    let isMissing = true;
    await page.route(/\/assets\/create-shopper-session.*\.js$/, (route) =>
      isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    return () => {
      isMissing = false;
    };
  }

  test('adding to the cart succeeds at the second attempt @phone', async ({ page }) => {
    const bringBack = await missShopperScript(page);
    await page.goto('/felho-haromszemelyes-kanape');
    await alive(page);
    const add = page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first();
    await add.click();
    const message = page.getByText('Az oldal egy része nem töltődött be.');
    await expect(message).toBeVisible({ timeout: 30_000 });
    await expect(add).toBeEnabled();
    bringBack();
    await page.getByRole('button', { name: 'Újra', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible({ timeout: 30_000 });
    await expect(message).toBeHidden();
  });

  test('a postcode is stored at the second attempt', async ({ page }) => {
    const bringBack = await missShopperScript(page);
    await page.goto('/kavics-bogre-harom-darab');
    await alive(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /irányítószám/i }).click();
    await main.getByLabel('Irányítószám').fill('6720');
    await main.getByRole('button', { name: 'Megjelenítés' }).click();
    await expect(page.getByText('Az oldal egy része nem töltődött be.')).toBeVisible({
      timeout: 30_000,
    });
    bringBack();
    await page.getByRole('button', { name: 'Újra', exact: true }).click();
    await expect(main.getByText(/^6720: 2\s490\sFt/)).toBeVisible({ timeout: 30_000 });
  });

  test.describe('a login is sent', () => {
    test.use({
      expectedComplaint: anyOf(
        refusal('404', '/assets/.*'),
        logged('shopper-not-started'),
        refusal('500', '/api/user/login'),
      ),
    });

    test('again, and answered @phone', async ({ page }) => {
      const bringBack = await missShopperScript(page);
      await page.goto('/login');
      await alive(page);
      const main = page.getByRole('main');
      await main.getByLabel('E-mail-cím').fill('senki@example.hu');
      await main.getByLabel('Jelszó', { exact: true }).fill('nem-ez-az');
      await main.getByRole('button', { name: 'Bejelentkezés' }).click();
      await expect(page.getByText('Az oldal egy része nem töltődött be.')).toBeVisible({
        timeout: 30_000,
      });
      bringBack();
      await page.getByRole('button', { name: 'Újra', exact: true }).click();
      await expect(main.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    });
  });
});

test.describe('where the page data cannot be found', () => {
  // The browser itself writes that a file was not found.
  test.use({
    expectedComplaint: refusal('404', '/(?:assets/.*|page-state/.*|de/nappali|nincs-ilyen)'),
  });

  for (const path of ['/nappali', '/olvaso-fulesfotel', '/de/nappali', '/cart', '/nincs-ilyen']) {
    test(`${path} fetches its data again and works @phone`, async ({ page }) => {
      await page.route('**/page-state/**', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(path);
      await alive(page);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await page.getByRole('banner').getByRole('link').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

test.describe('on a phone, while each script takes three seconds', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens @phone', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/nappali');
    await page.getByRole('banner').getByRole('link', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible({ timeout: 30_000 });
  });
});

test('a scroll position set before the scripts start is kept @phone', async ({ page }) => {
  await page.goto('/felho-haromszemelyes-kanape', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 200));
  await alive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});
