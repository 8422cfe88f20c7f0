import type { BrowserContext, Page } from '@playwright/test';
import { alive, expect, scrolledTo, test } from './shop-test.ts';
import { liftRequestLimits, stopTimers } from './slow-machine.ts';

const product = '/felho-haromszemelyes-kanape';

/** Notes which databases and channels the pages of a browser open, in `window.opened`. */
function noteOpened(context: BrowserContext) {
  return context.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    const { open } = indexedDB;
    indexedDB.open = (...args) => {
      opened.push(`database ${args[0]}`);
      return open.apply(indexedDB, args);
    };
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        opened.push(`channel ${name}`);
      }
    };
  });
}

const openedOn = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { opened: string[] }).opened)]);

test.describe('a first visit', () => {
  test.use({ isInvited: true });

  test('the shopper’s code does not start before the first interaction', async ({ page }) => {
    await noteOpened(page.context());
    // However slow the machine is, the time after which a page counts as used does not pass.
    await stopTimers(page, 10_000);
    await page.goto('/nappali');
    await alive(page);
    expect(await openedOn(page)).not.toContain('database shop');
    expect((await openedOn(page)).filter((name) => name.startsWith('channel'))).toEqual([
      'channel consent',
    ]);
    await page.keyboard.press('Tab');
    await expect.poll(() => openedOn(page)).toContain('database shop');
    await expect.poll(() => openedOn(page)).toContain('channel outbox');
  });
});

test.describe('the service worker of a first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is registered after the page has loaded and is idle, on slow 4G', async ({ page }) => {
    type Step = 'load' | 'idle' | 'register';
    await page.addInitScript(() => {
      const steps: Step[] = [];
      Object.assign(window, { steps });
      addEventListener('load', () => steps.push('load'));
      const { requestIdleCallback } = window;
      window.requestIdleCallback = (call, options) =>
        requestIdleCallback((deadline) => {
          steps.push('idle');
          call(deadline);
        }, options);
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...args) {
        steps.push('register');
        return register.apply(this, args);
      };
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await page.goto('/nappali');
    const read = () => page.evaluate(() => (window as unknown as { steps: Step[] }).steps);
    await expect.poll(read, { timeout: 30_000 }).toContain('register');
    const steps = await read();
    const afterLoad = steps.slice(steps.indexOf('load'), steps.indexOf('register'));
    expect(afterLoad[0]).toBe('load');
    expect(afterLoad).toContain('idle');
    // Its library is the first thing that is fetched for it.
    const [loadedAt, fetchedAt] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const library = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/workbox-window'));
      return [navigation?.loadEventEnd ?? Infinity, library?.startTime ?? 0];
    });
    expect(fetchedAt).toBeGreaterThan(loadedAt);
  });
});

test('a returning shopper sees the counts of cart and wishlist before any script of the shop runs @phone', async ({
  page,
  context,
}) => {
  await page.goto(product);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: /kosár/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/nappali');
  const heart = page.getByRole('button', { name: /^Kívánságlistára/ }).first();
  await heart.click();
  await expect(page.getByRole('button', { name: /^Törlés a kívánságlistáról/ })).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('shopper'));
  await expect
    .poll(async () => JSON.parse((await stored()) ?? '{}') as object)
    .toMatchObject({ cart: 1, compared: 0, wishes: [expect.anything()] });

  const later = await context.newPage();
  await later.route('**/assets/*.js', () => new Promise(() => undefined));
  await later.goto('/nappali', { waitUntil: 'commit' });
  const badge = (own: string) =>
    later
      .locator(`[data-own="${own}"]`)
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await expect.poll(() => badge('cart')).toContain('"1"');
  await expect.poll(() => badge('wishes')).toContain('"1"');
  await expect(later.locator('[data-wish][data-painted]')).toHaveCount(1);
  await later.close();

  // The shopper's side takes over, and takes away what is no longer so.
  await page.reload();
  await page.getByRole('button', { name: /^Törlés a kívánságlistáról/ }).click();
  await expect(page.locator('[data-wish][data-painted], [data-own][data-painted]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kosár, 1 termék' })).toBeVisible();
});

for (const [what, mark] of [
  ['stores nothing of a shopper', undefined],
  ['stores something', '{"cart":0,"compared":1,"wishes":[]}'],
] as const) {
  test(`before any script, on a device that ${what}, the cart page shows the stored state @phone`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    if (mark !== undefined) {
      await page.addInitScript((text) => localStorage.setItem('shopper', text), mark);
    }
    await page.goto('/cart', { waitUntil: 'commit' });
    const isEmpty = mark === undefined;
    const main = page.getByRole('main');
    await expect(page.locator('[data-waiting]')).toBeVisible({ visible: !isEmpty });
    await expect(main.getByRole('heading', { name: 'A kosár üres' })).toBeVisible({
      visible: isEmpty,
    });
    await expect(main.getByRole('article').first()).toBeVisible({ visible: isEmpty });
  });
}

test('a pressed card shows its product immediately, while the backend does not respond @phone', async ({
  page,
}) => {
  await liftRequestLimits(page);
  await page.goto('/nappali');
  await alive(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\//, async (route) => {
    await held;
    await route.continue();
  });
  const card = page.locator('main article').nth(2);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await scrolledTo(page);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  // Without a mouse over it nothing of the product is fetched ahead.
  await card.getByRole('link', { name, exact: true }).dispatchEvent('click');
  const preview = page.locator('[data-preview]');
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(preview.locator('img')).toHaveJSProperty('complete', true);
  await expect(preview).toContainText('Ft');
  answer();
  await expect(page.getByRole('button', { name: 'Kosárba', exact: true }).first()).toBeVisible();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(1);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1);
});
