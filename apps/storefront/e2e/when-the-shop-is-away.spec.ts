import { expectAccessible } from './accessible.ts';
import { test } from './own-renderer.ts';
import { expect, sees } from './shop-test.ts';

// React repeats in the browser what the server's part threw.
test.use({ expectedComplaint: /status of 50[03]|Error: network|React error #520/ });

test('a shop closed for work says so, and when to come again @phone', async ({
  page,
  startRenderer,
}) => {
  const origin = await startRenderer({ MAINTENANCE_S: '120' });
  const answer = await page.goto(`${origin}/nappali`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('120');
  await expect(page.getByRole('heading', { name: 'Karbantartás' })).toBeVisible();
  await sees(page, 'closed for work');
  await expectAccessible(page);
});

test('a shop whose backend is gone says so, with the number of the request @phone', async ({
  page,
  startRenderer,
}) => {
  const origin = await startRenderer({ API_URL: 'http://127.0.0.1:9' });
  const answer = await page.goto(`${origin}/nappali`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Hibaazonosító: [\w-]{8,}/)).toBeVisible();
  await sees(page, 'server failed');
  await expectAccessible(page);
});
