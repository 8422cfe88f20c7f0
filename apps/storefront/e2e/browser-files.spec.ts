import { expect, test } from './shop-test.ts';

// findings B10
test('the shop brings what a browser asks for to show and to install it', async ({
  page,
  request,
}) => {
  const kinds = {
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
    '/manifest.webmanifest': 'application/manifest+json',
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe(kind);
  }
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons } = (await (await request.get(manifest ?? '')).json()) as {
    readonly icons: readonly { readonly src: string }[];
  };
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);

  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('a service worker fetches at most 150 kB at its installation, the ways to an order among them', async ({
  request,
}) => {
  const worker = await (await request.get('/sw.js')).text();
  const paths = [...worker.matchAll(/["']?url["']?:["']([^"']+)["']/g)].map(
    ([, path]) => `/${path}`,
  );
  expect(paths).toContain('/offline.html');
  const screens = ['category-screen', 'product-screen', 'cart', 'checkout', 'thank-you'];
  for (const screen of ['create-shopper-session', ...screens]) {
    expect(
      paths.some((path) => path.startsWith(`/assets/${screen}-`)),
      screen,
    ).toBe(true);
  }
  const answers = await Promise.all(
    paths.map((path) => request.get(path, { headers: { 'accept-encoding': 'br' } })),
  );
  const sizes = answers.map((answer) => Number(answer.headers()['content-length']));
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});
