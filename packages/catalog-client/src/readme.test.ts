import { createFakeClock, createMemoryStore, silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import { browse } from './readme-example.ts';
// oxlint-disable-next-line import/default -- the text of the file, not what it exports
import source from './readme-example.ts?raw';
import { backend, chair, found, result, sofa } from './test/catalog-bench.ts';

it('[CC-75] the example of the README is this one and shows what it finds', async () => {
  expect(readme).toContain(source.trim());
  const answer = backend({
    product: found([sofa, chair], {
      total: 5,
      perPage: 2,
      aggregations: { agg_terms_color: { buckets: [{ key: 12, doc_count: 2 }] } },
    }),
    attribute: found([
      {
        attribute_code: 'color',
        frontend_label: 'Szín',
        options: [{ value: '12', label: 'Bézs' }],
      },
    ]),
    '/api/stock/list': result([{ product_id: 1, qty: 3, is_in_stock: true }]),
  });
  const lines = await browse({
    fetch: async (request) => answer(request),
    clock: createFakeClock(),
    log: silentLog,
    cache: createMemoryStore(),
  });
  expect(lines).toEqual(['5 products, next page from 2', 'Szín: Bézs', 'Felhő kanapé: 3 left']);
});
