import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { layoutShifts } from './layout-shift.ts';
import { serveInParts } from './serve-in-parts.ts';
import { alive, expect, hasItsPictures, scrolledTo, test } from './shop-test.ts';

/** Waits until the products are back in their places and the page has been informed of the scroll. */
async function expectTops(page: Page, before: readonly number[]): Promise<void> {
  await expect.poll(() => tops(page)).toEqual(before);
  await scrolledTo(page);
}

/** Distances of the products from the top of the window, in pixels. */
const tops = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));

test('the layout of a campaign does not shift when its page arrives in parts @phone', async ({
  page,
  baseURL,
}) => {
  const picture = /<div class="[^"]*"><span class="[^"]*" data-ratio="scene"/;
  const rest = Promise.withResolvers<void>();
  const { origin, close } = await serveInParts(baseURL ?? '', '/patak', async (body, write) => {
    const cut = body.toString('latin1').search(picture);
    write(body.subarray(0, cut));
    await rest.promise;
    write(body.subarray(cut));
  });
  const scene = page.locator('main [data-ratio="scene"]').first();
  await page.goto(`${origin}/patak`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(scene).toBeHidden();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  rest.resolve();
  await expect(scene).toBeVisible();
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved).toBeLessThan(0.01);
  close();
});

for (const path of [
  '/',
  '/nappali',
  '/olvaso-fulesfotel',
  '/malom-etkezogarnitura',
  '/uzletek',
  '/compare',
]) {
  test(`the layout of ${path} does not shift while the page arrives 4 kB at a time @phone`, async ({
    page,
    baseURL,
  }) => {
    const { origin, close } = await serveInParts(baseURL ?? '', path, async (body, write) => {
      for (let start = 0; start < body.length; start += 4_000) {
        write(body.subarray(start, start + 4_000));
        // Long enough for a frame.
        await setTimeout(40);
      }
    });
    // Without scripts and their fonts only the document changes.
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const tablet = { width: 768, height: 1024 };
    for (const size of width < tablet.width ? [{ width, height }] : [tablet, { width, height }]) {
      await page.setViewportSize(size);
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      const { sum, moved } = await layoutShifts(page);
      expect(sum, moved).toBeLessThan(0.005);
    }
    close();
  });
}

test('the layout does not shift while a page is scrolled to its end @phone', async ({ page }) => {
  for (const path of ['/', '/nappali', '/olvaso-fulesfotel', '/retro2024']) {
    await page.goto(path);
    await alive(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height + 3_000; top += 600) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const { sum, moved } = await layoutShifts(page);
    expect(sum, `${path}: ${moved}`).toBeLessThan(0.01);
  }
});

test('a fragment link scrolls to its section @phone', async ({ page }) => {
  await page.goto('/nappali');
  // Where the menu's link leads before the scripts have come: to the categories in the footer.
  const menu = page.getByRole('link', { name: 'Menü', includeHidden: true });
  const id = new URL((await menu.first().getAttribute('href')) ?? '', page.url()).hash;
  expect(id).not.toBe('');
  await page.goto(`/nappali?page=1${id}`);
  await expect(page.locator(id)).toBeInViewport();
});

test('a page opened again restores its scroll position to the pixel @phone', async ({ page }) => {
  await page.goto('/nappali');
  await alive(page);
  await page.getByRole('main').getByRole('article').nth(15).scrollIntoViewIfNeeded();
  await scrolledTo(page);
  const before = await tops(page);
  await page.reload();
  await alive(page);
  await expectTops(page, before);

  // From another document.
  await page.goto('/kapcsolat');
  await alive(page);
  await page.goBack();
  await alive(page);
  await expectTops(page, before);

  // Within the running page.
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(15)
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page.getByRole('button', { name: 'Kosárba' }).first()).toBeVisible();
  await page.goBack();
  await expectTops(page, before);
});

for (const [width, paths] of [
  [390, ['/compare', '/kapcsolat', '/reviews']],
  [768, ['/impresszum', '/ugyfelszolgalat', '/miben-kulonbozunk']],
] as const) {
  test(`text keeps its lines at ${width} px when the fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let held = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    for (const path of paths) {
      const arrival = Promise.withResolvers<void>();
      held = arrival.promise;
      const asked = page.waitForRequest('**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await asked;
      if (path === '/compare')
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
      arrival.resolve();
      await alive(page);
      await expect.poll(() => page.evaluate(hasItsPictures)).toBe(true);
      const { sum, moved } = await layoutShifts(page);
      expect(sum, `${path}\n${moved}`).toBeLessThan(0.005);
    }
  });
}
