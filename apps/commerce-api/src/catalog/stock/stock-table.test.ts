import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { productDocument } from '../../test/shelf.ts';
import { createStockTable, type StockTable } from './stock-table.ts';

let api: TestApi;
let levels: StockTable;

beforeAll(async () => {
  api = await createTestApi({
    routes: [],
    documents: [
      productDocument(1),
      productDocument(2, { stock: { is_in_stock: true, qty: 0, manage_stock: false } }),
    ],
  });
  levels = createStockTable(api.context.sql);
  await levels.refresh();
});
afterAll(() => api.close());

it.each([
  ['one piece less is no more than that', { qty: 4 }, false],
  ['the last piece gone is sold out', { qty: 0 }, true],
  ['no pieces and switched off is sold out as before', { is_in_stock: false }, false],
  ['pieces that nobody may buy are sold out as before', { qty: 9 }, false],
  ['switched on with pieces is back', { is_in_stock: true }, true],
])('%s', async (_story, row, isCrossing) => {
  await api.context.sql`UPDATE stock SET ${api.context.sql(row)} WHERE sku = 'SKU-1'`;
  expect(await levels.refresh()).toEqual({
    changed: ['SKU-1'],
    crossed: isCrossing ? ['SKU-1'] : [],
  });
});

it('an article without count is never sold out by its figure', async () => {
  await api.context.sql`UPDATE stock SET qty = 3 WHERE sku = 'SKU-2'`;
  await levels.refresh();
  await api.context.sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-2'`;
  expect(await levels.refresh()).toEqual({ changed: ['SKU-2'], crossed: [] });
});
