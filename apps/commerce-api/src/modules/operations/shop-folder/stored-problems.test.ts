import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { hungarianTax, productDocument } from '../../../test/shelf.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ routes: [], documents: [hungarianTax, productDocument(1)] });
});
afterAll(() => api.close());

/** Runs `shop check` on the database of this test; the shop is the demo, or that of `SHOP_DIR`. */
function check(environment: Readonly<Record<string, string>> = {}) {
  const script = ['--conditions=@shop/source', 'apps/commerce-api/src/app/cli.ts', 'check'];
  const cwd = resolve(import.meta.dirname, '../../../../../..');
  const env = { PATH: process.env['PATH'], DATABASE_URL: api.url, ...environment };
  return new Promise<{ code: unknown; output: string }>((done) => {
    execFile(process.execPath, script, { cwd, env }, (error, stdout) =>
      done({ code: error === null ? 0 : error.code, output: stdout.trim() }),
    );
  });
}

it('[IN-17] shop check names that a shop has not chosen a service for its invoices', async () => {
  const SHOP_DIR = 'tooling/second-shop/shop';
  const line = 'INVOICE_SERVICE is not set: no invoices are made';
  const unchosen = await check({ SHOP_DIR });
  expect(unchosen).toMatchObject({ code: 0, output: expect.stringContaining(line) });
  const chosen = await check({ SHOP_DIR, INVOICE_SERVICE: 'off' });
  expect(chosen.output).not.toContain('INVOICE_SERVICE');
}, 60_000);

it('[PR-6] shop check names stored products that are sold without tax', async () => {
  expect(await check()).toEqual({ code: 0, output: 'No problems.' });
  await api.load([productDocument(2, { tax_class_id: 8 }), productDocument(3)]);
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toMatch(
    /^stored products: tax_class_id: sold without tax: SKU-2: import a tax rule/,
  );
}, 60_000);
