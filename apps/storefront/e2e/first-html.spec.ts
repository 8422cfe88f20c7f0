import { expect, test } from '@playwright/test';

/** What is there before any script has run: for crawlers, readers and slow trains. */
const pages: readonly (readonly [path: string, status: number, content: RegExp])[] = [
  ['/', 200, /<h1[^>]*>[^<]+<\/h1>/],
  ['/nappali', 200, /<h1[^>]*>Nappali<\/h1>/],
  ['/etkezo', 200, /kategoriak\/etkezo-szeles[.]webp/],
  // A filter value without products is ignored: products are listed all the same.
  ['/nappali?filter_group_1=99999', 200, /<article/],
  ['/etkezo/szekek-es-padok/padok', 200, /kategoriak\/etkezo-szeles[.]webp/],
  ['/nappali?filter_group_2=2204&sort=final_price:asc', 200, /Olvasó fülesfotel/],
  [
    '/nappali/kanapek?price_from=100000&price_to=400000',
    200,
    /Ár: 100\u00a0000–400\u00a0000\u00a0Ft/,
  ],
  ['/osszes-termek?search=fotel', 200, /találat erre: „fotel”/],
  ['/olvaso-fulesfotel', 200, /<h1[^>]*>Olvasó fülesfotel<\/h1>/],
  ['/malom-etkezogarnitura', 200, /Asztal/],
  ['/feszek-szekpar-natur-es-moha', 200, /A szett darabjai/],
  ['/kis-lakas-nagy-terv-tervezofuzet', 200, /2\u00a0990\u00a0Ft/],
  ['/cart', 200, /<h1[^>]*>Kosár<\/h1>/],
  ['/login', 200, /Bejelentkezés/],
  ['/nincs-ilyen-oldal', 404, /Az oldal nem található/],
  // findings B2: an address that ends as a file does is looked up; findings B7: one that is too long is not.
  ['/nincs-ilyen.html', 404, /Az oldal nem található/],
  ['/nincs-ilyen.pdf', 404, /Az oldal nem található/],
  [`/${'x'.repeat(201)}`, 404, /Az oldal nem található/],
  [`/p/${'x'.repeat(300)}/szek`, 404, /Az oldal nem található/],
  [`/nappali/${'%C5%91'.repeat(201)}`, 404, /Az oldal nem található/],
  ['/error', 500, /Hiba történt/],
  ['/kep.png', 404, /not-found/],
];

for (const [path, status, content] of pages) {
  test(`[S2-19] [S5-17] ${path.slice(0, 60)} responds with ${status} and its content`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toMatch(content);
  });
}

test('search engines index a category and no results of a search', async ({ request }) => {
  const robots = /<meta name="robots" content="noindex/;
  expect(await (await request.get('/nappali')).text()).not.toMatch(robots);
  expect(await (await request.get('/osszes-termek?search=fotel')).text()).toMatch(robots);
});

test('a simple and a virtual product are found by the catalog’s names for their types', async ({
  request,
}) => {
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
    const { items } = (await found.json()) as { items: { name: string; url_path: string }[] };
    const [product] = items;
    const page = await request.get(`/${product?.url_path}`);
    expect(page.status(), type).toBe(200);
    expect(await page.text(), type).toContain(product?.name ?? 'no such product');
  }
});

test('[S4-17] [S4-18] the page of a set shows the sum of its parts', async ({ request }) => {
  const found = async (filter: object) => {
    const answer = await request.post('/api/catalog', {
      data: {
        type: 'product',
        size: 100,
        searchQuery: { _appliedFilters: [{ ...filter, scope: 'default' }] },
      },
    });
    return ((await answer.json()) as { items: readonly PricedProduct[] }).items;
  };
  const byPath = async (path: string) =>
    (await found({ attribute: 'url_path', value: { eq: path } }))[0]!;
  const priceOf = async (sku: string) =>
    (await found({ attribute: 'sku', value: { eq: sku } }))[0]!.price_incl_tax;
  const sum = (prices: readonly number[]) => prices.reduce((total, price) => total + price, 0);

  const pair = await byPath('feszek-szekpar-natur-es-moha');
  const parts = (pair.product_links ?? []).filter(({ link_type: type }) => type === 'associated');
  expect(parts.length).toBeGreaterThan(1);
  const set = await byPath('malom-etkezogarnitura');
  const links = (set.bundle_options ?? []).map(({ product_links: offered }) => {
    const link = offered.find(({ is_default: isDefault }) => isDefault === true) ?? offered[0]!;
    return priceOf(link.sku).then((price) => price * link.qty);
  });
  for (const [product, price] of [
    [pair, sum(await Promise.all(parts.map(({ linked_product_sku: sku }) => priceOf(sku))))],
    [set, sum(await Promise.all(links))],
  ] as const) {
    const page = await (await request.get(`/${product.url_path}`)).text();
    expect(shownPrice(page), product.url_path).toBe(price);
  }
});

interface PricedProduct {
  readonly url_path: string;
  readonly price_incl_tax: number;
  readonly product_links?: readonly {
    readonly link_type: string;
    readonly linked_product_sku: string;
  }[];
  readonly bundle_options?: readonly {
    readonly product_links: readonly {
      readonly sku: string;
      readonly qty: number;
      readonly is_default?: boolean;
    }[];
  }[];
}

/** Returns the price of the product on its page, in forints. */
function shownPrice(html: string): number {
  const price = /data-size="product"[^]*?>([\d\s]+)Ft/.exec(
    html.replaceAll(/&nbsp;|<!-- -->/g, ' '),
  );
  return Number(price?.[1]?.replaceAll(/\s/g, ''));
}

test('[S2-5] former addresses redirect permanently', async ({ request }) => {
  for (const [from, to] of [
    ['/search?search=fotel', '/osszes-termek?search=fotel'],
    // findings B4
    ['/search?search=fotel&gclid=b', '/osszes-termek?search=fotel&gclid=b'],
    ['/search?utm_source=a', '/osszes-termek?utm_source=a'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
  }
});

test('findings G: the aliases of the home page keep their address and name the canonical one', async ({
  request,
}) => {
  for (const path of ['/home', '/pwa.html']) {
    const answer = await request.get(`${path}?utm_source=letter`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]*:\d+\/"/);
    expect(html, path).toContain('Új kollekció');
  }
});

test('every page has a content security policy that allows only its own scripts', async ({
  request,
}) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
});
