import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, sees, test } from './shop-test.ts';

const content = join(import.meta.dirname, '../../../content');
const names = { name: 'zugoly', product: 'butor', hash: 'k7q2m9' };

/** One address of every page of the content. */
const contentPaths = ['pages', 'campaigns'].flatMap((folder) =>
  readdirSync(join(content, folder)).map((file) => {
    const page = JSON.parse(readFileSync(join(content, folder, file), 'utf8')) as {
      readonly path: string;
      readonly values?: Readonly<Record<string, readonly string[]>>;
    };
    const words = { ...names, ...page.values };
    return page.path.replaceAll(/\{(\w+)\}/g, (_whole, name: keyof typeof names) =>
      [words[name]].flat().slice(0, 1).join(''),
    );
  }),
);

// Routes that lead on, and those of the dispatcher switched off, are looked at where they arrive.
const paths = [
  '/',
  '/home',
  '/pwa.html',
  '/search',
  '/nappali',
  '/c/nappali',
  '/olvaso-fulesfotel',
  '/hintazo-nadfotel',
  '/malom-etkezogarnitura',
  '/feszek-szekpar-natur-es-moha',
  '/butorosszeszereles-oradij',
  '/kis-lakas-nagy-terv-tervezofuzet',
  '/p/ZG-2202/olvaso-fulesfotel',
  '/p/ZG-2202/olvaso-fulesfotel/ZG-2202-BARSONY-MOHA',
  '/cart',
  '/checkout',
  '/shared-cart',
  '/thank-you',
  '/wishlist',
  '/compare',
  '/reviews',
  '/login',
  '/register',
  '/reset-password',
  '/confirm-email',
  '/newsletter/confirm',
  '/unsubscribe',
  '/elallas',
  '/vsbridge/sync_session',
];

for (const path of [...paths, ...contentPaths]) {
  test(`shows ${path} to everybody`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (new URL(page.url()).pathname !== '/') await expect(page).toHaveTitle(/^.+ – Zugoly$/);
    await sees(page, 'opened');
    await expectAccessible(page);
  });
}

const states: readonly [path: string, state: string, reach: (page: Page) => Promise<void>][] = [
  [
    '/',
    'menu open',
    async (page) => {
      await page.getByRole('button', { name: 'Nappali: alkategóriák' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Összes: Nappali' })).toBeVisible();
    },
  ],
  [
    '/',
    'menu of the phone open',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('link', { name: 'Menü' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    },
  ],
  [
    '/',
    'cart drawer empty',
    async (page) => {
      await page
        .getByRole('link', { name: /^Kosár/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /Kosár/ })).toContainText('A kosár üres');
    },
  ],
  [
    '/',
    'search with suggestions',
    async (page) => {
      await page.getByRole('link', { name: 'Termék keresése' }).click();
      await page.getByRole('combobox', { name: 'Termék keresése' }).fill('fotel');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    '/',
    'cookie settings',
    async (page) => {
      await page.getByRole('button', { name: 'Süti-beállítások' }).click();
      await expect(page.getByRole('dialog', { name: 'Süti-beállítások' })).toBeVisible();
    },
  ],
  [
    '/nappali',
    'filters of the phone open',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('link', { name: 'Szűrők' }).click();
      await expect(page.getByRole('dialog', { name: 'Szűrők' })).toBeVisible();
    },
  ],
  [
    '/nappali?price_from=1&price_to=2',
    'nothing fits the filters',
    async (page) => {
      await expect(page.getByRole('heading', { level: 2, name: /Nincs/ })).toBeVisible();
    },
  ],
  [
    '/osszes-termek?search=fotel',
    'results of a search',
    async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: /„fotel”/ })).toBeVisible();
    },
  ],
  [
    '/osszes-termek?search=qqqqqqq',
    'nothing found',
    async (page) => {
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  ],
  [
    '/olvaso-fulesfotel',
    'pictures in large',
    async (page) => {
      await page.getByRole('button', { name: 'Nagyítás' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    '/olvaso-fulesfotel',
    'cart drawer filled',
    async (page) => {
      await page.getByRole('button', { name: 'Kosárba' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toContainText('ingyenes');
    },
  ],
  [
    '/nincs-ilyen-oldal',
    'not found',
    async (page) => {
      await expect(page.getByRole('heading', { name: 'Az oldal nem található' })).toBeVisible();
    },
  ],
  [
    '/account',
    'login needed',
    async (page) => {
      await expect(page.getByRole('main')).toContainText('bejelentkezés szükséges');
    },
  ],
];

test.describe(() => {
  test.use({ expectedComplaint: /status of (?:404|500) .*(?:nincs-ilyen-oldal|error)/ });

  for (const [path, state, reach] of states) {
    test(`${path}: ${state}`, async ({ page }) => {
      await page.goto(path);
      await alive(page);
      await reach(page);
      await sees(page, state);
      await expectAccessible(page);
    });
  }

  test('says at /error that something went wrong, and with which number', async ({ page }) => {
    const answer = await page.goto('/error');
    expect(answer?.status()).toBe(500);
    await alive(page);
    await expect(page.getByText(/^Hibaazonosító: [\w-]{8,}/)).toBeVisible();
    await sees(page, 'something went wrong');
    await expectAccessible(page);
  });
});

test('shows every page of an account to its owner', async ({ page, request }) => {
  test.slow();
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  for (const path of [
    '/account',
    '/account/addresses',
    '/account/orders',
    `/account/orders/${customer.orderNumber}`,
    '/account/reviews',
    '/account/recently-viewed',
    '/account/newsletter',
    '/account/loyalty',
    '/account/security',
    '/account/data',
  ]) {
    await page.goto(path);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ – Zugoly$/);
    await sees(page, 'signed in');
    await expectAccessible(page);
  }
});
