import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { test, withSettings } from './own-renderer.ts';
import { expect } from './shop-test.ts';

/** The routes of the product specification: each is served as a page of its own, before any script. */

interface ContentPage {
  readonly path: string;
  readonly title: string;
}

const content = join(import.meta.dirname, '../../../demo/content');

function readPages(folder: string): readonly ContentPage[] {
  return readdirSync(join(content, folder)).map(
    (file) => JSON.parse(readFileSync(join(content, folder, file), 'utf8')) as ContentPage,
  );
}

const written = [...readPages('pages'), ...readPages('campaigns')];

/** Routes of information pages; the first has the names of the shop in it. */
const informationPaths = [
  '/zugoly-butor-mogott',
  '/miben-kulonbozunk',
  '/adatvedelem',
  '/altalanos-szerzodesi-feltetelek',
  '/kapcsolat',
  '/cofidis-aruhitel-informacio',
  '/impresszum',
] as const;

/** Routes of campaigns and landings; `{product}` is filled in, `/{name}` and `/{hash}` with a word that the shop has. */
const campaignPaths = [
  '/nyaralj-az-otthonodban',
  '/xmas',
  '/butorreklam',
  '/butorhirlevel',
  '/ytad20',
  '/valentines',
  '/blackweek',
  '/keszletkisopres',
  '/lakasfelujitas-pincebol-otthon',
  '/lakasfelujitas-glamourotthon',
  '/hold',
  '/smizedivat-japandi',
  '/spa',
  '/sad-beige',
  '/retro2024',
  '/rattan2024',
  '/gyerekhonap',
  '/belso-harmonia2024',
  '/nyariakcio2024',
  '/backtoschool2024',
  '/anyukaknak',
  '/teli-keszletkisopres',
  '/mocha-mousse-202501',
  '/szinkavalkad2025',
  '/husveti-hangulat2025',
  '/gyerekhonap2025',
  '/tavaszi-kampany-2025',
  '/irany-a-szabad2025',
  '/k7q2m9',
  '/montessori-gyerekszobabutorok',
  '/etkezoszekek-butor',
  '/csaladbarat-butorok',
] as const;

/** Patterns of the specification with names in braces, by the requested address. */
const patterns: Readonly<Record<string, string>> = {
  '/zugoly-butor-mogott': '/{name}-{product}-mogott',
  '/butorreklam': '/{product}reklam',
  '/butorhirlevel': '/{product}hirlevel',
  '/etkezoszekek-butor': '/etkezoszekek-{product}',
  '/hold': '/{name}',
  '/k7q2m9': '/{hash}',
};

/** The first heading of a page as text, with ordinary spaces. */
async function headingOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? [];
  return plain(heading.replaceAll(/<[^>]*>/g, ''));
}

function plain(text: string): string {
  return text.replaceAll(/[\s\u00A0]+/g, ' ').trim();
}

function titlesAt(path: string): readonly string[] {
  const pattern = patterns[path] ?? path;
  return written.filter((page) => page.path === pattern).map(({ title }) => plain(title));
}

/** Holds that each address shows the page that is written for it. */
async function opensEach(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // An ended campaign says so behind its title.
    const heading = await headingOf(request, path);
    expect(
      titlesAt(path).some((title) => heading.startsWith(title)),
      `${path}: ${heading}`,
    ).toBe(true);
  }
}

test('[S2-8] [S1-11] every information page opens at its address', async ({ request }) => {
  await opensEach(request, informationPaths);
});

test('[S2-9] every campaign opens at its address', async ({ request }) => {
  await opensEach(request, campaignPaths);
});

test('[S1-12] [S9-1] [S9-3] the shop is in Hungarian and for Hungary, its prices are in forints, and it takes back for 30 days', async ({
  request,
}) => {
  const page = await (await request.get('/olvaso-fulesfotel')).text();
  expect(page).toMatch(/<html[^>]* lang="hu/);
  expect(page).toMatch(/\d\u00A0\d{3}\u00A0Ft/);
  expect(page).toContain('"priceCurrency":"HUF"');
  expect(page).toContain('"shippingDestination":{"@type":"DefinedRegion","addressCountry":"HU"}');
  expect(page).toContain('"merchantReturnDays":30');
});

test('[S1-13] with multistore off the German and Italian views do not exist', async ({
  request,
  startRenderer,
}, info) => {
  const origin = await startRenderer(withSettings(info, { stores: { multistore: false } }));
  for (const path of ['/de', '/it']) {
    expect((await request.get(`${origin}${path}`)).status(), path).toBe(404);
  }
  expect((await request.get(origin)).status()).toBe(200);
});

test('[S1-14] with an outside checkout the address of the checkout leads to the cart', async ({
  request,
  startRenderer,
}) => {
  const origin = await startRenderer({ SHOP_HOST_URL: 'https://checkout.example' });
  const answer = await request.get(`${origin}/checkout`, { maxRedirects: 0 });
  expect([answer.status() >= 300, answer.status() < 400]).toEqual([true, true]);
  expect(new URL(answer.headers()['location'] ?? '', origin).pathname).toBe('/cart');
});

test('[S1-15] with the outside checkout off the app has its own checkout', async ({
  request,
  startRenderer,
}) => {
  const origin = await startRenderer({ SHOP_HOST_PORT: '0' });
  expect(await headingOf(request, `${origin}/checkout`)).toBe('Pénztár');
});

test('[S1-17] [S6-8] there is no screen for administrators', async ({ request }) => {
  for (const path of ['/admin', '/administrator', '/api/admin', '/account/admin']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('[S2-1] the home page and its aliases open', async ({ request }) => {
  const home = await headingOf(request, '/');
  expect(home).not.toBe('');
  for (const alias of ['/home', '/pwa.html']) expect(await headingOf(request, alias)).toBe(home);
});

interface FoundProduct {
  readonly name: string;
  readonly sku: string;
  readonly slug: string;
  readonly configurable_children?: readonly { readonly sku: string }[];
}

test('[S2-3] products of every type open at the address with their sku', async ({ request }) => {
  for (const type of ['simple', 'virtual', 'configurable', 'bundle', 'grouped', 'downloadable']) {
    const found = await request.post('/api/catalog', {
      data: {
        type: 'product',
        size: 1,
        searchQuery: {
          _appliedFilters: [
            { attribute: 'type_id', value: { eq: type }, scope: 'default' },
            { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
          ],
        },
      },
    });
    const { items } = (await found.json()) as { items: readonly FoundProduct[] };
    const [product] = items;
    if (product === undefined) throw new Error(`The demo has no product of type ${type}`);
    const { name, sku, slug, configurable_children: children = [] } = product;
    const parent = `/p/${encodeURIComponent(sku)}/${slug}`;
    const addresses = [parent, ...children.slice(0, 1).map((child) => `${parent}/${child.sku}`)];
    for (const address of addresses) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(plain(await answer.text()), address).toContain(plain(name));
    }
  }
});

test('[S2-4] a category opens at the address with its slug', async ({ request }) => {
  const answer = await request.get('/c/nappali');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>Nappali<\/h1>/);
});

test('[S2-6] the pages for companies and reviews open', async ({ request }) => {
  expect(titlesAt('/business')).toContain(await headingOf(request, '/business'));
  expect(await headingOf(request, '/reviews')).not.toBe('');
});

test('[S2-7] an unknown path is not found', async ({ request }) => {
  const answer = await request.get('/nincs/ilyen/oldal');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Az oldal nem található');
});

test('[S2-21] a path is that of a page, a product or a category, or is not found', async ({
  request,
}) => {
  for (const [path, heading] of [
    ['/impresszum', 'Impresszum'],
    ['/olvaso-fulesfotel', 'Olvasó fülesfotel'],
    ['/nappali/kanapek', 'Kanapék'],
  ] as const) {
    expect(await headingOf(request, path), path).toBe(heading);
  }
  expect((await request.get('/nappali/nincs-ilyen')).status()).toBe(404);
});

interface Banner {
  readonly title: string;
  readonly link: string;
}

test('[S3-48] the home page shows the head image and the main, small and product banners', async ({
  request,
}) => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(content, 'home', file), 'utf8'));
  const { image } = read('main-image.json') as { readonly image: Banner };
  const { mainBanners, smallBanners, productBanners } = read('promoted_offers.json') as Record<
    'mainBanners' | 'smallBanners' | 'productBanners',
    readonly Banner[]
  >;
  const kinds = [[image], mainBanners, smallBanners, productBanners];
  const html = plain(await (await request.get('/')).text());
  for (const banners of kinds) {
    expect(banners.length).toBeGreaterThan(0);
    for (const { title, link } of banners.slice(0, 1)) {
      expect(html).toContain(title);
      expect(html).toContain(`href="${link}"`);
    }
  }
});

test('[S2-10] the landing pages subscribe to the newsletter lists of the specification', () => {
  for (const [pattern, uid] of [
    ['/{product}hirlevel', 'email-sub-organic'],
    ['/ytad20', 'ytad20'],
  ]) {
    const page = written.find(({ path }) => path === pattern);
    expect(JSON.stringify(page), pattern).toContain(`"uid":"${uid}"`);
  }
});

/** Holds that each address opens with a heading, in a browser. */
async function showsEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
  }
}

test('[S2-11] the screens of shopping open', async ({ page }) => {
  await showsEach(page, ['/compare', '/wishlist', '/cart', '/thank-you']);
});

test('[S2-13] the screens of signing in open', async ({ page }) => {
  await showsEach(page, ['/login', '/register', '/reset-password']);
});

test('[S2-24] breadcrumbs show the ancestors of the category', async ({ page }) => {
  await page.goto('/nappali/kanapek');
  const breadcrumbs = page.getByRole('main').getByRole('navigation', { name: 'Jelenlegi hely' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    'Kezdőlap',
    'Összes termék',
    'Nappali',
    'Kanapék',
  ]);
  await expect(breadcrumbs.getByRole('link', { name: 'Nappali' })).toHaveAttribute(
    'href',
    '/nappali',
  );
});

test('[S6-3] a page of the account asks a guest to log in', async ({ page }) => {
  await page.goto('/account/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/jelentkez/i);
  await expect(main.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute(
    'href',
    '/login?to=%2Faccount%2Forders',
  );
});

test('[S7-23] the older call for products responds with products', async ({ request }) => {
  const answer = await request.get('/api/product?sku=ZG-2204');
  expect(answer.status()).toBe(200);
  const { code, result } = (await answer.json()) as { code: number; result: unknown };
  expect(code).toBe(200);
  expect(JSON.stringify(result)).toContain('"sku":"ZG-2204"');
});
