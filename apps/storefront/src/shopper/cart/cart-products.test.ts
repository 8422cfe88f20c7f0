import { createCatalogClient, defaultCatalogConfig } from '@shop/catalog-client';
import { ok, type HttpResponse } from '@shop/kernel';
import { createFakeClock, silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import { cartProducts } from './cart-products.ts';

const json = { status: 200, contentType: 'application/json', headers: {} };

/** Creates the lookup over a catalog that always returns this response. */
function answering(answer: HttpResponse) {
  const catalog = createCatalogClient(
    { ...defaultCatalogConfig, baseUrl: 'http://api', cacheMode: 'none', whenUnreachable: 'fail' },
    { clock: createFakeClock(), log: silentLog, fetch: async () => ok(answer) },
  );
  return cartProducts({ catalog });
}

it.each([true, false])('a removed product is not found (a variant: %s)', async (isVariant) => {
  const products = answering({ ...json, body: JSON.stringify({ items: [], total: 0 }) });
  expect(await products.find({ sku: 'SZEK', isVariant })).toBeUndefined();
});

it.each([
  ['refuses', { ...json, status: 503, body: JSON.stringify({ code: 503, result: 'Later' }) }],
  ['answers with a page', { ...json, status: 502, contentType: 'text/html', body: '<p>' }],
])('rejects where the catalog %s', async (_what, answer) => {
  for (const isVariant of [true, false])
    await expect(answering(answer).find({ sku: 'SZEK', isVariant })).rejects.toThrow(
      'The catalogue cannot be asked',
    );
});
