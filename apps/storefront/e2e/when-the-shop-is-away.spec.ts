import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { expect, sees, test } from './shop-test.ts';

const root = join(import.meta.dirname, '../../..');
// Both use one port, one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
// React repeats in the browser what the server's part threw.
test.use({ expectedComplaint: /status of 50[03]|Error: network|React error #520/ });
let server: ChildProcess;

/** A renderer of its own beside the shop; answers with its origin. */
async function startRenderer(
  baseURL: string | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const port = Number(new URL(baseURL ?? '').port) + 7;
  const origin = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ['--conditions=@shop/source', join(root, 'apps/ssr-server/src/main.ts')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        SHOP_HOST_PORT: '0',
        PUBLIC_URL: origin,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  await once(server, 'message');
  return origin;
}

test.afterEach(async ({ page }) => {
  await page.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
});

test('a shop closed for work says so, and when to come again', async ({ page, baseURL }) => {
  const origin = await startRenderer(baseURL, { API_URL: baseURL ?? '', MAINTENANCE_S: '120' });
  const answer = await page.goto(`${origin}/nappali`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('120');
  await expect(page.getByRole('heading', { name: 'Karbantartás' })).toBeVisible();
  await sees(page, 'closed for work');
  await expectAccessible(page);
});

test('a shop whose backend is gone says so, with the number of the request', async ({
  page,
  baseURL,
}) => {
  const origin = await startRenderer(baseURL, { API_URL: 'http://127.0.0.1:9' });
  const answer = await page.goto(`${origin}/nappali`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Hibaazonosító: [\w-]{8,}/)).toBeVisible();
  await sees(page, 'server failed');
  await expectAccessible(page);
});
