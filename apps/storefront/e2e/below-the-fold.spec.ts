import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { alive, expect, scrolledTo, test } from './shop-test.ts';

/** Distances of the products from the top of the window, in pixels. */
const tops = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));

/** Sum of the layout shifts of the page until now. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

/** Passes requests on to the shop. Of the page of that path the part from `cut` on is sent when `sendRest` is called. */
async function serveInParts(shop: string, pagePath: string, cut: RegExp) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(({ url = '/', headers }, response) => {
    void (async () => {
      const answer = await fetch(shop + url, { headers: { cookie: headers.cookie ?? '' } });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      const at = url === pagePath ? body.toString('latin1').search(cut) : 0;
      if (at > 0) {
        response.write(body.subarray(0, at));
        await rest.promise;
      }
      response.end(body.subarray(Math.max(0, at)));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest: rest.resolve,
    close: () => server.close(),
  };
}

test('the layout of a campaign does not shift when its page arrives in parts @phone', async ({
  page,
  baseURL,
}) => {
  const picture = /<div class="[^"]*"><span class="[^"]*" data-ratio="scene"/;
  const { origin, sendRest, close } = await serveInParts(baseURL ?? '', '/patak', picture);
  const scene = page.locator('main [data-ratio="scene"]').first();
  await page.goto(`${origin}/patak`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(scene).toBeHidden();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  sendRest();
  await expect(scene).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  close();
});

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
    expect(await layoutShift(page), path).toBeLessThan(0.01);
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
  await expect.poll(() => tops(page)).toEqual(before);

  // From another document.
  await page.goto('/kapcsolat');
  await alive(page);
  await page.goBack();
  await alive(page);
  await expect.poll(() => tops(page)).toEqual(before);

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
  await expect.poll(() => tops(page)).toEqual(before);
});
