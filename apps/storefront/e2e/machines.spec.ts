import { expect, test } from '@playwright/test';

/** Fields a schema.org entity of that kind cannot do without, as search engines demand them. */
const demanded: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers', 'sku'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
  FAQPage: ['mainEntity'],
};

const entitiesOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown> & { '@type': string },
  );

for (const [path, kinds] of [
  ['/', ['WebSite', 'Organization']],
  ['/nappali', ['BreadcrumbList']],
  ['/olvaso-fulesfotel', ['Product', 'BreadcrumbList']],
  ['/spa', []],
  ['/reviews', []],
] as const) {
  test(`${path} tells machines what it is: title, description, address, picture and data`, async ({
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
      expect(Object.keys(entity)).toEqual(
        expect.arrayContaining([...(demanded[entity['@type']] ?? [])]),
      );
      expect(JSON.stringify(entity)).not.toMatch(/"(?:url|item|image)":"\//);
    }
  });
}

test('every file of the map leads to pages that open, and robots name the map', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const index = await (await request.get(new URL(map).pathname)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(locations(index).length).toBeGreaterThan(2);
  for (const file of locations(index)) {
    const paths = locations(await (await request.get(file)).text());
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths.slice(0, 2)) expect((await request.get(path)).status()).toBe(200);
  }
});

test('price comparison sites read every offer, and its address opens', async ({ request }) => {
  for (const [file, link] of [
    ['/feeds/google.xml', 'g:link'],
    ['/feeds/arukereso.xml', 'product_url'],
  ] as const) {
    const feed = await (await request.get(file)).text();
    const address = new RegExp(`<${link}>([^<]+)</${link}>`).exec(feed)?.[1] ?? '';
    const { pathname, search } = new URL(address);
    expect((await request.get(pathname + search)).status()).toBe(200);
  }
});
