import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { refusal } from './expected-messages.ts';
import { expectAccessible } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, sees, test } from './shop-test.ts';
import { step } from './step.ts';

const content = join(import.meta.dirname, '../../../demo/content');
const names = { name: 'zugoly', product: 'butor', hash: 'k7q2m9' };

/** One address of every page in that folder of the content. */
const contentPaths = (folder: string) =>
  readdirSync(join(content, folder)).map((file) => {
    const page = JSON.parse(readFileSync(join(content, folder, file), 'utf8')) as {
      readonly path: string;
      readonly values?: Readonly<Record<string, readonly string[]>>;
    };
    const words = { ...names, ...page.values };
    return page.path.replaceAll(/\{(\w+)\}/g, (_whole, name: keyof typeof names) =>
      [words[name]].flat().slice(0, 1).join(''),
    );
  });

// Routes that lead on, and those of the dispatcher switched off, are looked at where they arrive.
const screens: Readonly<Record<string, readonly string[]>> = {
  'lists and products': [
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
  ],
  'what a shopper does': [
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
    '/order',
    '/elallas',
    '/vsbridge/sync_session',
  ],
  pages: contentPaths('pages'),
  campaigns: contentPaths('campaigns'),
};

/** Equal parts, each of a length that a test has time for on slow cores. */
function parts(paths: readonly string[]): readonly (readonly string[])[] {
  const length = Math.ceil(paths.length / Math.ceil(paths.length / 15));
  return Array.from({ length: Math.ceil(paths.length / length) }, (_none, part) =>
    paths.slice(part * length, (part + 1) * length),
  );
}

// Whole pages are looked at, not what they fetch ahead of a press.
test.use({ savesData: true });

// One window for many pages: a new one, which has read no script yet, takes as long as the page and the looking.
for (const [kind, paths] of Object.entries(screens)) {
  for (const [index, part] of parts(paths).entries()) {
    test(`[S2-11] every visitor can open ${kind} (${index + 1})`, async ({ page }) => {
      test.slow();
      await page.addInitScript(noteLostTitle);
      await page.addInitScript(noteJumps);
      for (const path of part) await step(path, () => opens(page, path));
    });
  }
}

declare global {
  interface Window {
    lostTitle?: string;
    jumps?: string[];
  }
}

/** Notes when a title is taken out of the page: what the server sent stays where React takes over. */
function noteLostTitle(): void {
  new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) {
      // What comes later in the stream is moved into the page from where it stood hidden.
      if (!(target instanceof Element) || target.closest('main') === null) continue;
      for (const node of removedNodes) {
        const title =
          node instanceof Element ? (node.closest('h1') ?? node.querySelector('h1')) : null;
        if (title !== null) window.lostTitle = title.textContent;
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Records elements of an untouched page that move vertically by more than a line of text: content above them came late. */
function noteJumps(): void {
  const jumps: string[] = [];
  window.jumps = jumps;
  new PerformanceObserver((shifts) => {
    const untouched = (shifts.getEntries() as LayoutShift[]).filter((one) => !one.hadRecentInput);
    for (const { node, previousRect, currentRect } of untouched.flatMap(({ sources }) => sources)) {
      const isSeen = previousRect.height > 0 && currentRect.height > 0;
      const way = Math.round(currentRect.top - previousRect.top);
      if (isSeen && Math.abs(way) > 32) jumps.push(`${way} px: ${node?.textContent}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function opens(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  // What stands hidden after the page is put in its place by a script: without it nothing would be seen.
  expect(html).not.toContain('<div hidden id="S:');
  expectPreloadsUsed(html);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => window.lostTitle)).toBeUndefined();
  expect(await page.evaluate(() => window.jumps)).toEqual([]);
  await expect(page).toHaveTitle(/^.+ – Zugoly$/);
  await sees(page, 'opened');
  await expectAccessible(page);
}

/** Every picture fetched ahead is one the page begins with, with the same choice of sizes: else it comes twice. */
function expectPreloadsUsed(html: string): void {
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  for (const [preload] of html.matchAll(/<link rel="preload" as="image"[^>]*>/g)) {
    const [, srcSet] = /imageSrcSet="([^"]*)"/.exec(preload) ?? [];
    const [, sizes] = /imageSizes="([^"]*)"/.exec(preload) ?? [];
    const used = pictures.filter(
      (picture) =>
        picture.includes(`srcSet="${srcSet}"`) &&
        picture.includes(`sizes="${sizes}"`) &&
        picture.includes('loading="eager"'),
    );
    expect(used, preload).not.toEqual([]);
  }
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
      await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
      await page.getByRole('combobox', { name: 'Keresés a termékek között' }).fill('fotel');
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
      await expect(page.getByRole('main')).toContainText('jelentkezzen be');
    },
  ],
];

test.describe(() => {
  test.use({ expectedComplaint: refusal('404|500', '/(?:nincs-ilyen-oldal|error)') });

  test('overlays open on their pages, and pages without a response show a message', async ({
    page,
  }) => {
    test.slow();
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const [path, state, reach] of states) {
      await step(`${path}: ${state}`, async () => {
        await page.setViewportSize(size);
        await page.goto(path);
        await alive(page);
        await reach(page);
        await sees(page, state);
        await expectAccessible(page);
      });
    }
  });

  test('[S2-2] [S2-14] [S8-26] /error shows a message and the request number @phone', async ({
    page,
  }) => {
    const answer = await page.goto('/error');
    expect(answer?.status()).toBe(500);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hiba történt');
    await expect(page.getByText(/^Hibaazonosító: [\w-]{8,}/)).toBeVisible();
    // The minimal layout: the logo, and the links that the law requires.
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'Impresszum' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Nappali' })).toHaveCount(0);
    await sees(page, 'something went wrong');
    await expectAccessible(page);
  });
});

test('[S2-12] a signed-in customer can open every page of the account', async ({
  page,
  request,
}) => {
  test.slow();
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  for (const [path, title] of [
    ['/account', 'Adataim'],
    ['/account/addresses', 'Címeim'],
    ['/account/orders', 'Rendeléseim'],
    [`/account/orders/${customer.orderNumber}`, /^Rendelés/],
    ['/account/reviews', 'Értékeléseim'],
    ['/account/recently-viewed', 'Legutóbb megtekintett termékek'],
    ['/account/newsletter', 'Hírlevél'],
    ['/account/loyalty', 'Törzsvásárlói kártya'],
    ['/account/security', 'Bejelentkezési adatok'],
    ['/account/data', 'Adatok letöltése, törlése'],
  ] as const) {
    await step(path, async () => {
      await page.goto(path);
      await alive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(/^.+ – Zugoly$/);
      await sees(page, 'signed in');
      await expectAccessible(page);
    });
  }
});
