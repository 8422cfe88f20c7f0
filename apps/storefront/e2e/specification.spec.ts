import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { customerWithOrder } from './customer-with-order.ts';
import { test, withSettings } from './own-renderer.ts';
import { alive, expect, toCheckout } from './shop-test.ts';
import { shownPrices } from './shown-prices.ts';

/** The routes of the product specification: each is served as a page of its own, before any script. */

interface ContentPage {
  readonly path: string;
  readonly title: string;
  readonly blocks: readonly { readonly type: string; readonly text?: string }[];
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

/** The HTML of a page that opens at its address, without a redirect. */
async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** The first heading of a page as text, with ordinary spaces. */
const headingOf = async (request: APIRequestContext, path: string): Promise<string> =>
  firstHeading(await htmlOf(request, path));

function firstHeading(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return plain(heading.replaceAll(/<[^>]*>/g, ''));
}

function plain(text: string): string {
  return text.replaceAll(/[\s\u00A0]+/g, ' ').trim();
}

function writtenAt(path: string): readonly ContentPage[] {
  const pattern = patterns[path] ?? path;
  return written.filter((page) => page.path === pattern);
}

const titlesAt = (path: string): readonly string[] =>
  writtenAt(path).map(({ title }) => plain(title));

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

test('[S2-9] every campaign opens at its address, a collection with its sticker', async ({
  request,
}) => {
  await opensEach(request, campaignPaths);
  const html = plain(await htmlOf(request, '/hold'));
  const page = writtenAt('/hold').find(({ title }) => title === firstHeading(html));
  const sticker = page?.blocks.find(({ type }) => type === 'sticker')?.text ?? 'no sticker';
  expect(html).toMatch(new RegExp(`<p[^>]*>${sticker}</p>|<span[^>]*>${sticker}</span>`));
});

test('[S1-12] [S9-1] [S9-3] the shop is in Hungarian and for Hungary, its prices are in forints, shipping is free above 10 000 Ft and returns for 30 days', async ({
  request,
}) => {
  const page = await (await request.get('/olvaso-fulesfotel')).text();
  expect(page).toMatch(/<html[^>]* lang="hu/);
  expect(page).toMatch(/\d\u00A0\d{3}\u00A0Ft/);
  expect(page).toContain('"priceCurrency":"HUF"');
  expect(page).toContain('"shippingDestination":{"@type":"DefinedRegion","addressCountry":"HU"}');
  expect(page).toContain('"merchantReturnDays":30');
  expect(page).toContain('"returnFees":"https://schema.org/FreeReturn"');
  expect(plain(page)).toContain('Ingyenes szállítás 10 000 Ft felett');
  expect(plain(page)).toContain('30 napos ingyenes visszaküldés');
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

test('[S1-15] [S2-11] with the outside checkout off the cart leads to the checkout of the app, in four steps', async ({
  page,
  startRenderer,
}) => {
  const origin = await startRenderer({ SHOP_HOST_PORT: '0' });
  await page.goto(`${origin}/gyongy-hangulatlampa`);
  await alive(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  await toCheckout(page, page.getByRole('dialog', { name: /Kosár/ }));
  expect(new URL(page.url()).origin).toBe(origin);
  await expect(main.getByRole('heading', { level: 1, name: 'Pénztár' })).toBeVisible();
  await expect(main.getByRole('navigation').getByRole('listitem')).toHaveText(
    ['Személyes adatok', 'Szállítás', 'Fizetés', 'Ellenőrzés'].map((step) => new RegExp(step)),
  );
});

test('[S1-17] [S6-8] there is no screen, no call and no role for administrators', async ({
  request,
}) => {
  for (const path of ['/admin', '/administrator', '/api/admin', '/account/admin']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const document = await request.get('/api/openapi.json');
  const { paths } = (await document.json()) as { paths: object };
  expect(Object.keys(paths)).toContain('/api/user/me');
  expect(JSON.stringify(paths)).not.toMatch(/admin|"roles?"/i);
});

test('[S2-1] [S2-25] the home page and its aliases show new products and bestsellers, and its name in the content leads to it', async ({
  request,
}) => {
  const home = await headingOf(request, '/');
  expect(home).not.toBe('');
  for (const path of ['/', '/home', '/pwa.html']) {
    const html = await htmlOf(request, path);
    expect(firstHeading(html), path).toBe(home);
    for (const list of ['Újdonságok', 'Legnépszerűbb termékek']) {
      expect(html, path).toMatch(new RegExp(`<(?:ol|ul)[^>]* aria-label="${list}"`));
    }
  }
  const answer = await request.get('/homepage', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/']);
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
    const [child = { sku }] = children;
    for (const address of [parent, `${parent}/${encodeURIComponent(child.sku)}`]) {
      expect(await headingOf(request, address), address).toBe(plain(name));
    }
  }
});

test('[S2-3] [S2-18] the address selects the variant, by its last part or its parameter', async ({
  page,
}) => {
  for (const [sku, colour] of [
    ['ZG-2202-BARSONY-MOHA', 'Mohazöld'],
    ['ZG-2202-BOR-KONYAK', 'Konyak'],
  ] as const) {
    for (const path of [
      `/p/ZG-2202/olvaso-fulesfotel/${sku}`,
      `/olvaso-fulesfotel?childSku=${sku}`,
    ]) {
      await page.goto(path);
      const choice = page.getByRole('main').getByRole('radio', { name: colour, exact: true });
      await expect(choice, path).toBeChecked();
    }
  }
});

test('[S2-4] a category opens at the address with its slug', async ({ request }) => {
  const answer = await request.get('/c/nappali');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>Nappali<\/h1>/);
});

test('[S2-19] with the dispatcher off, categories and products are linked and open at their other addresses', async ({
  request,
  startRenderer,
}, info) => {
  const origin = await startRenderer(withSettings(info, { urls: { useDispatcher: false } }));
  const html = await htmlOf(request, `${origin}/c/nappali`);
  expect(firstHeading(html)).toBe('Nappali');
  expect(html).toContain('href="/c/kanapek"');
  expect(html).toMatch(/href="\/p\/[^"/]+\/[^"/]+/);
  expect(html).not.toContain('href="/nappali/kanapek"');
  expect((await request.get(`${origin}/nappali`)).status()).toBe(404);
});

test('[S2-6] the pages for companies and reviews open', async ({ request }) => {
  expect(titlesAt('/business')).toContain(await headingOf(request, '/business'));
  expect(await headingOf(request, '/reviews')).not.toBe('');
});

test('[S2-7] [S8-20] an unknown path is not found', async ({ request }) => {
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

/** Holds that each address opens with its heading, in a browser. */
async function showsEach(page: Page, titles: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, title] of Object.entries(titles)) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
  }
}

test('[S2-11] the screens of shopping open', async ({ page }) => {
  await showsEach(page, {
    '/compare': 'Összehasonlítás',
    '/wishlist': 'Kívánságlista',
    '/cart': 'Kosár',
    '/thank-you': 'Köszönjük a rendelését!',
  });
});

test('[S2-13] the screens of signing in open', async ({ page }) => {
  await showsEach(page, {
    '/login': 'Bejelentkezés',
    '/register': 'Regisztráció',
    '/reset-password': 'Jelszó visszaállítása',
  });
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

test('[S6-3] every page of the account asks a guest to log in', async ({ page }) => {
  const main = page.getByRole('main');
  for (const name of [
    '',
    '/addresses',
    '/orders',
    '/orders/ZG-2026-000001-AAAAAA',
    '/reviews',
    '/recently-viewed',
    '/newsletter',
    '/loyalty',
    '/security',
    '/data',
  ]) {
    const path = `/account${name}`;
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(
      'Az oldal megtekintéséhez jelentkezzen be',
    );
    await expect(main.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute(
      'href',
      `/login?to=${encodeURIComponent(path)}`,
    );
  }
});

/** Answers as a backend that leaves the calculation to the shop: each product has a net price of 10 000 Ft only. */
async function answerWithNetPrices(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { items?: readonly Record<string, unknown>[] };
  const onlyNet = (document: Record<string, unknown>): object => ({
    ...Object.fromEntries(Object.entries(document).filter(([field]) => !field.includes('price'))),
    price: 10_000,
    configurable_children: (
      document['configurable_children'] as Record<string, unknown>[] | undefined
    )?.map(onlyNet),
  });
  const items = answer.items?.map((item) => ('type_id' in item ? onlyNet(item) : item));
  await route.fulfill({ response, json: { ...answer, ...(items !== undefined && { items }) } });
}

test('[S6-4] [S6-5] [S6-6] after a login the group and its token go with the calls for products where groups have prices and taxes, and nowhere else, and the group selects the tax', async ({
  page,
  request,
  startRenderer,
}, info) => {
  const customer = await customerWithOrder(request);
  const tax = { calculateServerSide: false, sourcePriceIncludesTax: false };
  const settings = { products: { usePriceTiers: true }, tax: { ...tax, userGroupId: 3 } };
  await page.route('**/api/catalog', answerWithNetPrices);
  const bodies: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/catalog')) bodies.push(call.postData() ?? '');
  });
  const openList = async (name: string) => {
    bodies.length = 0;
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    return bodies.filter((body) => body.includes('"type":"product"'));
  };
  const firstPrice = async () =>
    (await shownPrices(page.getByRole('main').getByRole('article')))[0];
  const shops = {
    with: await startRenderer(withSettings(info, settings)),
    without: await startRenderer(withSettings(info, { tax })),
  };
  for (const [groups, shop] of Object.entries(shops)) {
    await page.goto(`${shop}/login?to=%2Faccount`);
    await alive(page);
    for (const body of await openList('Kert')) expect(body).not.toContain('groupToken');
    expect(await firstPrice()).toBe(12_700);
    await page.goto(`${shop}/login?to=%2Faccount`);
    await alive(page);
    await page.getByRole('main').getByLabel('E-mail-cím').fill(customer.email);
    await page.getByLabel('Jelszó', { exact: true }).fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adataim' })).toBeVisible();
    await alive(page);
    const calls = await openList('Fürdőszoba');
    // The rule names the group of guests only.
    expect(await firstPrice()).toBe(groups === 'with' ? 10_000 : 12_700);
    expect(calls).not.toEqual([]);
    for (const body of calls) {
      const { groupId, groupToken } = JSON.parse(body) as Record<string, unknown>;
      if (groups === 'without') expect([groupId, groupToken]).toEqual([undefined, undefined]);
      else
        expect([typeof groupId, groupToken]).toEqual([
          'number',
          expect.stringMatching(/^ey.+[.].+[.]/),
        ]);
    }
  }
});

interface Listed {
  readonly sku: string;
  readonly created_at: string;
  readonly final_price: number;
}

test('[S9-4] a list begins with the newest and can be sorted by price, both ways, and by relevance', async ({
  page,
  request,
}) => {
  const found = await request.post('/api/catalog', {
    data: {
      type: 'product',
      size: 500,
      searchQuery: {
        _appliedFilters: [{ attribute: 'category_ids', value: { in: [20] }, scope: 'default' }],
      },
      includeFields: ['sku', 'created_at', 'final_price'],
    },
  });
  const { items } = (await found.json()) as { items: readonly Listed[] };
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const shown = async (query: string) => {
    const html = await htmlOf(request, `/nappali${query}`);
    const cards = html.matchAll(/<article[^>]* data-sku="([^"]+)"/g);
    const products = [...cards].flatMap(([, sku = '']) => bySku.get(sku) ?? []);
    expect(products, query).toHaveLength(24);
    return products;
  };
  const days = (await shown('')).map((product) => product.created_at);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const [direction, sign] of [
    ['asc', 1],
    ['desc', -1],
  ] as const) {
    const prices = (await shown(`?sort=final_price:${direction}`)).map(
      (product) => sign * product.final_price,
    );
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  }
  await page.goto('/nappali');
  const sort = page.getByLabel('Rendezés');
  await expect(sort).toHaveValue('created_at:desc');
  await expect(sort.getByRole('option')).toHaveText([
    'Legújabb',
    'Ár szerint növekvő',
    'Ár szerint csökkenő',
    'Relevancia',
  ]);
  await page.goto('/osszes-termek?search=hangulatl%C3%A1mpa&sort=_score:desc');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('hangulatlámpa');
});

test('[S9-6] pictures are served at 150, 300 and 1024 pixels', async ({ request }) => {
  for (const size of [150, 300, 1024]) {
    const path = `/img/${size}/${size}/resize/fotelek/felho-fotel/natur-1.webp`;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const { width = 0, height = 0 } = await sharp(await answer.body()).metadata();
    expect(Math.max(width, height), path).toBe(size);
  }
});

test('[S9-18] a product page shows no attribute of the group 10007', async ({ request }) => {
  const product = await request.get('/api/product?sku=ZG-2204');
  expect(await product.text()).toContain('"attribute_10071":"M-15428"');
  const html = await htmlOf(request, '/hintazo-nadfotel');
  const shown = plain(html.replaceAll(/<script.*?<\/script>/gs, ''));
  expect(shown).toContain('Hajlított rattan');
  for (const hidden of ['M-15428', 'Gyártói cikkszám', 'Belső adatok']) {
    expect(shown).not.toContain(hidden);
  }
});

test('[S7-23] the older call for products responds with products', async ({ request }) => {
  const answer = await request.get('/api/product?sku=ZG-2204');
  expect(answer.status()).toBe(200);
  const { code, result } = (await answer.json()) as { code: number; result: unknown };
  expect(code).toBe(200);
  expect(JSON.stringify(result)).toContain('"sku":"ZG-2204"');
});

test('[S7-33] a shop set to GraphQL requests the catalog at `/graphql` of the configured backend', async ({
  request,
  baseURL,
  startRenderer,
}, info) => {
  const port = Number(new URL(baseURL ?? '').port) + 2;
  const shopWith = (path: string) =>
    startRenderer(
      withSettings(info, { api: { mode: 'graphql', graphql: { host: '127.0.0.1', port, path } } }),
    );
  const cards = /<article[^>]* data-sku="[^"]+"/g;
  const html = await htmlOf(request, `${await shopWith('/graphql')}/nappali`);
  const usual = await htmlOf(request, '/nappali');
  expect(html.match(cards)).toEqual(usual.match(cards));
  expect(html.match(cards)).toHaveLength(24);
  const answer = await request.get(`${await shopWith('/no-graphql')}/nappali`);
  expect(answer.status()).toBeGreaterThanOrEqual(500);
});
