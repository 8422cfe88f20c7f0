import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { configurableDocument, productDocument, variant } from '../../test/shelf.ts';
import { changeProduct, type ProductAction } from './product-command.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    documents: [
      productDocument(1),
      productDocument(2),
      configurableDocument(3, [variant(31, { color: 1 }), variant(32, { color: 2 })]),
    ],
  });
});
afterAll(() => api.close());

async function change(sku: string, action: ProductAction): Promise<string | undefined> {
  const trouble = await changeProduct(api.context.sql, sku, action);
  await api.context.catalog.refresh();
  return trouble;
}
const statusOf = async (sku: string) =>
  (await api.context.catalog.productsBySku([sku])).get(sku)?.['status'];

it('removes a product, and says when there is none', async () => {
  expect(await change('SKU-1', 'remove')).toBeUndefined();
  expect(await statusOf('SKU-1')).toBeUndefined();
  expect(await change('SKU-1', 'remove')).toBe('there is no such article');
});

it('takes a product off sale and back', async () => {
  expect(await change('SKU-2', 'disable')).toBeUndefined();
  expect(await statusOf('SKU-2')).toBe(2);
  expect(await change('SKU-2', 'enable')).toBeUndefined();
  expect(await statusOf('SKU-2')).toBe(1);
});

it('takes one variant off sale and leaves the others, but removes none', async () => {
  expect(await change('SKU-31', 'disable')).toBeUndefined();
  const product = (await api.context.catalog.productsBySku(['SKU-3'])).get('SKU-3');
  expect(product?.configurable_children?.map(({ sku, status }) => [sku, status])).toEqual([
    ['SKU-31', 2],
    ['SKU-32', 1],
  ]);
  expect(await change('SKU-31', 'remove')).toContain('variant of SKU-3');
  expect(await change('NINCS', 'disable')).toBe('there is no such article');
});
