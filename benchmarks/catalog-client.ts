/**
 * Measures listings of 50 products per second: requested, validated and returned, with a network without latency.
 *
 *   node --conditions=@shop/source benchmarks/catalog-client.ts
 */
import { createCatalogClient, defaultCatalogConfig } from '@shop/catalog-client';
import { ok } from '@shop/kernel';
import { createFakeClock, silentLog } from '@shop/testing';
import { perSecondInTurn, printRate } from './measure.ts';

const hits = Array.from({ length: 50 }, (_, n) => ({
  id: n,
  sku: `SKU-${n}`,
  name: 'Felhő fotel',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 99_990,
  price_incl_tax: 126_987,
}));
const body = JSON.stringify({ items: hits, total: 50, start: 0, perPage: 50, aggregations: {} });
const catalog = createCatalogClient(
  { ...defaultCatalogConfig, baseUrl: '' },
  {
    fetch: async () => ok({ status: 200, contentType: 'application/json', headers: {}, body }),
    clock: createFakeClock(),
    log: silentLog,
  },
);
const request = { categoryIds: [20, 21], filters: { color: ['12'] }, size: 50 };
const listed = await catalog.listing(request);
if (!listed.ok || listed.value.items.length !== 50) throw new Error('The listing is not read');
printRate(
  'catalog-client: a listing of 50 products',
  await perSecondInTurn(() => catalog.listing(request)),
);
