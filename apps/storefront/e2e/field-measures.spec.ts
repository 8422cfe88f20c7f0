import { alive, expect, test } from './shop-test.ts';

test('a page reports its web vitals when it is left, if the shopper allows statistics', async ({
  page,
  context,
  baseURL,
  database,
}) => {
  const value = encodeURIComponent(
    JSON.stringify({ preferences: 'denied', analytics: 'granted', marketing: 'denied' }),
  );
  await context.addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
  const counted = async () => {
    const [row] = await database<[{ count: number }]>`
      SELECT coalesce(sum(count), 0)::integer AS count FROM web_vital
      WHERE page = 'category' AND metric = 'TTFB'`;
    return row.count;
  };
  const before = await counted();
  const library = page.waitForResponse((answer) => answer.url().includes('web-vitals'));
  await page.goto('/nappali');
  await library;
  await alive(page);
  await page.goto('/kapcsolat');
  await expect.poll(counted).toBeGreaterThan(before);
});

test('without that consent nothing is measured', async ({ page }) => {
  const requestPaths: string[] = [];
  page.on('request', (request) => requestPaths.push(new URL(request.url()).pathname));
  await page.goto('/nappali');
  await alive(page);
  await page.goto('/kapcsolat');
  await alive(page);
  expect(requestPaths.filter((path) => /vitals/.test(path))).toEqual([]);
});
