import type { Page } from '@playwright/test';
import { expectLikeness } from './expected-look.ts';
import { refusal } from './expected-messages.ts';
import { alive, expect, hasItsPictures, sees, test, toCheckout } from './shop-test.ts';

/** Pictures of key screens at three widths, at half their size. */
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const screens: readonly [name: string, path: string, reach?: (page: Page) => Promise<void>][] = [
  ['home', '/'],
  ['category', '/kert'],
  ['product-simple', '/kavics-dohanyzoasztal'],
  ['product-configurable', '/hold-barsonykanape'],
  ['product-bundle', '/malom-etkezogarnitura'],
  ['cart', '/kavics-dohanyzoasztal', openCart],
  ['checkout', '/kavics-dohanyzoasztal', openCheckout],
  ['login', '/login'],
  ['campaign', '/spa'],
  ['not-found', '/nincs-ilyen-oldal'],
];

test.use({
  reducedMotion: 'reduce',
  expectedComplaint: refusal('404', '/nincs-ilyen-oldal'),
});

for (const [name, path, reach] of screens) {
  test(`${name} looks as in its screenshot`, async ({ page }, testInfo) => {
    // The days of a delivery go with the day of the test.
    await page.route('**/api/ext/delivery-dates/**', (route) =>
      route.fulfill({
        json: { code: 200, result: { from: '2026-03-04', to: '2026-03-06' } },
      }),
    );
    await page.goto(path);
    await alive(page);
    await reach?.(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await alive(page);
      await expect.poll(() => page.evaluate(hasItsPictures)).toBe(true);
      const file = `${name}-${size.width}.png`;
      await sees(page, `looks as it did at ${size.width} pixels`, file);
      await expectLikeness(page, file, testInfo);
    }
  });
}

async function openCart(page: Page): Promise<void> {
  const isStored = page.waitForResponse('**/api/cart/update*');
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  await isStored;
  await alive(page);
  // By its address: a page that is opened again does not report what was stored before.
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
}

async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await toCheckout(page, page.getByRole('dialog', { name: /Kosár/ }));
  await expect(page.getByLabel('Vezetéknév')).toBeVisible();
}
