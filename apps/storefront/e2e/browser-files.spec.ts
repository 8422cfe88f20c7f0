import { expect, test } from './shop-test.ts';

// findings B10
test('the shop serves the icons, the manifest and the files that a browser needs to install it', async ({
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
  const iconLinks = page.locator('head link:is([rel=icon], [rel=apple-touch-icon])');
  const links = iconLinks.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
  );
  expect(await links).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/icon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ]);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons, screenshots, shortcuts, ...app } = (await (
    await request.get(manifest ?? '')
  ).json()) as {
    readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
    readonly screenshots: readonly { readonly src: string; readonly form_factor: string }[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    readonly start_url: string;
  };
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toMatchObject([
    { src: '/icon-maskable-512.png' },
  ]);
  expect(shortcuts.map(({ name }) => name)).toEqual(['Keresés', 'Kosár', 'Rendeléseim']);
  expect(screenshots.map(({ form_factor: kind }) => kind)).toEqual(['narrow', 'wide']);
  expect(app.start_url).toBe('/pwa.html');
  const pictures = [...icons, ...screenshots].map(({ src }) => src);
  for (const path of [...pictures, ...shortcuts.map(({ url }) => url), app.start_url]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }

  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('the service worker precaches at most 150 kB at its installation, with the code of home, category, product, cart and checkout', async ({
  request,
}) => {
  const worker = await (await request.get('/sw.js')).text();
  const paths = [...worker.matchAll(/["']?url["']?:["']([^"']+)["']/g)].map(
    ([, path]) => `/${path}`,
  );
  expect(paths).toContain('/offline.html');
  // The checkout loads the page of the order.
  const screens = ['home-screen', 'category-screen', 'product-screen', 'cart', 'checkout'];
  for (const screen of ['create-shopper-session', ...screens]) {
    expect(
      paths.some((path) => path.startsWith(`/assets/${screen}-`) && path.endsWith('.js')),
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

test.describe('with Save-Data', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker precaches the pages without a network and the app shell, and no code', async ({
    page,
    context,
  }) => {
    // The browser tells its worker of the mode as it tells the page, which no protocol can set for both.
    const isSaving = () =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    await page.addInitScript(isSaving);
    await context.route('**/sw.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${String(isSaving)})();${await response.text()}` });
    });
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const readCache = (part: string) =>
      page.evaluate(async (text) => {
        const name = (await caches.keys()).find((key) => key.includes(text));
        const entries = name === undefined ? [] : await (await caches.open(name)).keys();
        return entries.map(({ url }) => new URL(url).pathname).toSorted();
      }, part);
    expect(await readCache('precache')).toEqual([
      '/icon.svg',
      '/offline.css',
      '/offline.de.html',
      '/offline.en.html',
      '/offline.html',
      '/offline.it.html',
      '/offline.js',
      '/offline.ro.html',
    ]);
    await expect.poll(() => readCache('app-shell')).toContain('/app-shell');
  });
});

test('the app shell has at most 20 kB, contains nothing personal and links to the home page', async ({
  page,
  request,
}) => {
  const shell = await request.get('/app-shell', { headers: { 'accept-encoding': 'br' } });
  expect(Number(shell.headers()['content-length'])).toBeLessThanOrEqual(20_000);
  // Every cache may keep it.
  expect(shell.headers()['cache-control']).toMatch(/^public/);
  expect(shell.headers()['set-cookie']).toBeUndefined();
  await page.goto('/app-shell');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the app shell opens a page on a busy device, where its screen is hydrated after the document', async ({
  page,
  request,
}) => {
  // As the service worker does without a network.
  await page.route('**/wishlist', async (route) =>
    route.fulfill({ response: await request.get('/app-shell') }),
  );
  // React gets each of its turns late, as on a busy device.
  await page.addInitScript((lateMs) => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), lateMs);
    };
  }, 200);
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Kívánságlista' })).toBeVisible();
});
