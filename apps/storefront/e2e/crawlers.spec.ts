import { expect, test } from '@playwright/test';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(v.string(), v.url(), v.startsWith('http'));
const date = v.pipe(v.string(), v.isoDate());
const availability = v.picklist(['https://schema.org/InStock', 'https://schema.org/OutOfStock']);
const currency = v.picklist(['HUF', 'EUR']);
const entity = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ '@type': v.literal(type), ...fields });

const terms = {
  priceCurrency: currency,
  availability,
  url: address,
  shippingDetails: entity('OfferShippingDetails', {
    shippingRate: entity('MonetaryAmount', { value: v.number(), currency }),
    shippingDestination: entity('DefinedRegion', { addressCountry: v.literal('HU') }),
  }),
  hasMerchantReturnPolicy: entity('MerchantReturnPolicy', { merchantReturnDays: v.number() }),
};

/** What search engines demand of an entity of schema.org before they show it. */
const demanded = {
  Product: entity('Product', {
    name: text,
    sku: text,
    image: v.pipe(v.array(address), v.minLength(1)),
    brand: entity('Brand', { name: text }),
    offers: v.variant('@type', [
      entity('Offer', { price: v.pipe(v.number(), v.minValue(1)), ...terms }),
      entity('AggregateOffer', {
        lowPrice: v.pipe(v.number(), v.minValue(1)),
        highPrice: v.number(),
        offerCount: v.pipe(v.number(), v.minValue(2)),
        ...terms,
      }),
    ]),
    aggregateRating: entity('AggregateRating', {
      ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      reviewCount: v.pipe(v.number(), v.minValue(1)),
    }),
    review: v.pipe(
      v.array(
        entity('Review', {
          reviewBody: text,
          inLanguage: v.literal('hu'),
          author: entity('Person', { name: text }),
          datePublished: date,
          reviewRating: entity('Rating', { ratingValue: v.number(), bestRating: v.literal(5) }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  BreadcrumbList: entity('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(entity('ListItem', { position: v.number(), name: text })),
      v.minLength(2),
    ),
  }),
  WebSite: entity('WebSite', {
    name: text,
    url: address,
    potentialAction: entity('SearchAction', {
      target: v.pipe(address, v.includes('{search_term_string}')),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
  Organization: entity('Organization', {
    name: text,
    legalName: text,
    url: address,
    logo: address,
    email: v.pipe(v.string(), v.email()),
    telephone: text,
    address: text,
  }),
  FAQPage: entity('FAQPage', {
    mainEntity: v.pipe(
      v.array(entity('Question', { name: text, acceptedAnswer: entity('Answer', { text }) })),
      v.minLength(1),
    ),
  }),
};

const entitiesOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) =>
      JSON.parse(json) as Record<string, unknown> & { '@type': keyof typeof demanded },
  );

for (const [path, kinds] of [
  ['/', ['WebSite', 'Organization']],
  ['/nappali', ['BreadcrumbList']],
  ['/olvaso-fulesfotel', ['Product', 'BreadcrumbList']],
  ['/spa', ['FAQPage']],
  ['/osszes-termek', ['BreadcrumbList']],
  ['/nappali?page=2', ['BreadcrumbList']],
  ['/muhelylatogatas', ['BreadcrumbList']],
  ['/reviews', ['BreadcrumbList']],
  ['/ugyfelszolgalat', ['BreadcrumbList', 'FAQPage']],
] as const) {
  test(`${path} describes itself to crawlers: title, description, canonical address, image and structured data`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    const origin = /<link rel="canonical" href="(http[^"/]*\/\/[^"/]+)/.exec(html)?.[1];
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`);
    expect(origin).toMatch(/^https?:/);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get((baseURL ?? '') + picture.slice(origin?.length));
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(html).toContain('<meta property="og:image:width" content="1200"');
    const entities = entitiesOf(html);
    expect(entities.map((entity) => entity['@type'])).toEqual(expect.arrayContaining([...kinds]));
    for (const entity of entities) {
      expect(entity['@context']).toBe('https://schema.org');
      const { issues } = v.safeParse(demanded[entity['@type']], entity);
      expect((issues ?? []).map((issue) => v.getDotPath(issue))).toEqual([]);
      expect(JSON.stringify(entity)).not.toMatch(/"(?:url|item|image)":"\//);
    }
  });
}

/** Paths that a sitemap, or an index of them, names. */
const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

test('every sitemap links to pages that open, and robots.txt names the sitemap', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const index = await (await request.get(new URL(map).pathname)).text();
  expect(locations(index).length).toBeGreaterThan(2);
  for (const file of locations(index)) {
    const paths = locations(await (await request.get(file)).text());
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths.slice(0, 2)) expect((await request.get(path)).status()).toBe(200);
  }
});

test('every address of the price feeds is in a sitemap, and the first one opens', async ({
  request,
}) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = await Promise.all(
    locations(index).map(async (file) => (await request.get(file)).text()),
  );
  const mapped = new Set(maps.flatMap(locations));
  for (const [file, link] of [
    ['/feeds/google.xml', 'g:link'],
    ['/feeds/arukereso.xml', 'product_url'],
  ] as const) {
    const feed = await (await request.get(file)).text();
    const addresses = [...feed.matchAll(new RegExp(`<${link}>([^<]+)</${link}>`, 'g'))].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
    );
    expect(addresses.length).toBeGreaterThan(100);
    const unmapped = addresses.filter(({ pathname }) => !mapped.has(pathname));
    expect(unmapped.map(({ href }) => href)).toEqual([]);
    const { pathname = '', search = '' } = addresses[0] ?? {};
    expect((await request.get(pathname + search)).status()).toBe(200);
  }
});
