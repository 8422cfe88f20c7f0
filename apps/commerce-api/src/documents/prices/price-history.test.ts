import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { announcedReduction, priceHistory, type PriceRecord } from '@shop/pricing';
import { huf } from '@shop/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { configurableDocument, hungarianTax, productDocument, variant } from '../../test/shelf.ts';
import { withPriceHistory } from '@shop/catalog-documents';
import { createPriceStore } from '../../modules/prices/store-prices.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-03-05T12:00:00Z');
const at = (days: number) => new Date(now + days * dayMs).toISOString();

describe('the price ledger', () => {
  const former = { sku: 'A', price: 10_000, created_at: '2026-01-01 08:00:00' };

  it('notes the former price when another comes, and nothing when none does', () => {
    expect(withPriceHistory(former, { sku: 'A', price: 9_000 }, now)['price_history']).toEqual([
      { price: 10_000, from: '2026-01-01 08:00:00', to: at(0) },
      { price: 9_000, from: at(0) },
    ]);
    expect(
      withPriceHistory(former, { sku: 'A', price: 10_000, special_price: 0, name: 'B' }, now),
    ).toEqual({ sku: 'A', price: 10_000, special_price: 0, name: 'B' });
  });

  it('is carried on by a document that brings none', () => {
    const history = [{ price: 10_000, from: '2025-01-01' }];
    const document = withPriceHistory({ ...former, price_history: history }, former, now);
    expect(document['price_history']).toEqual(history);
    const changed = withPriceHistory(
      { ...former, price_history: history },
      { sku: 'A', price: 8_000 },
      now,
    );
    expect(changed['price_history']).toEqual([
      { price: 10_000, from: '2025-01-01', to: at(0) },
      { price: 8_000, from: at(0) },
    ]);
  });

  it('is the document’s own where that knows of a later change', () => {
    const brought = [
      { price: 10_000, from: '2025-01-01', to: '2026-03-01' },
      { price: 9_000, from: '2026-03-02', to: null },
    ];
    const next = { sku: 'A', price: 9_000, price_history: brought };
    expect(withPriceHistory(former, next, now)['price_history']).toEqual(brought);
  });

  it('plans an offer to come, and forgets the plan when the offer is called off', () => {
    const planned = withPriceHistory(
      former,
      {
        ...former,
        special_price: 7_000,
        special_from_date: '2026-03-10 00:00:00',
        special_to_date: '2026-03-20 00:00:00',
      },
      now,
    );
    expect(planned['price_history']).toEqual([
      { price: 10_000, from: '2026-01-01 08:00:00', to: at(0) },
      { price: 10_000, from: at(0), to: '2026-03-09T23:00:00.000Z' },
      {
        price: 7_000,
        from: '2026-03-09T23:00:00.000Z',
        to: '2026-03-19T23:00:00.000Z',
        reduced: true,
      },
      { price: 10_000, from: '2026-03-19T23:00:00.000Z' },
    ]);
    const calledOff = withPriceHistory(planned, { ...former, price: 9_500 }, now + dayMs);
    expect(calledOff['price_history']).toEqual([
      { price: 10_000, from: '2026-01-01 08:00:00', to: at(0) },
      { price: 10_000, from: at(0), to: at(1) },
      { price: 9_500, from: at(1) },
    ]);
  });

  it('of a configurable is each variant’s own', () => {
    const [small, large] = [
      { sku: 'A-1', price: 10_000 },
      { sku: 'A-2', price: 20_000 },
    ];
    const whole = { ...former, configurable_children: [small, large] };
    const next = { ...former, configurable_children: [small, { ...large, price: 8_000 }] };
    const changed = withPriceHistory(whole, next, now);
    expect(changed).not.toHaveProperty('price_history');
    expect(changed['configurable_children']).toEqual([
      small,
      {
        ...large,
        price: 8_000,
        price_history: [
          { price: 20_000, from: '2026-01-01 08:00:00', to: at(0) },
          { price: 8_000, from: at(0) },
        ],
      },
    ]);
  });

  it('knows of a final price below the regular one, as the page does', () => {
    const changed = withPriceHistory(former, { ...former, final_price: 9_000 }, now);
    expect(changed['price_history']).toEqual([
      { price: 10_000, from: '2026-01-01 08:00:00', to: at(0) },
      { price: 9_000, from: at(0), reduced: true },
    ]);
  });

  it('says nothing of what has no price of its own', () => {
    const set = { sku: 'S', type_id: 'grouped', price: 0 };
    expect(withPriceHistory(set, { ...set, name: 'Szett' }, now)).toEqual({
      ...set,
      name: 'Szett',
    });
  });
});

describe('from import and command to the price that stands beside a reduction', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({
      documents: [
        hungarianTax,
        productDocument(1, { price: 100_000 }),
        configurableDocument(3, [variant(31, { color: 1 }), variant(32, { color: 2 })]),
      ],
    });
  });
  afterAll(() => api.close());

  async function reduction(sku: string) {
    const product = (await api.context.catalog.productsBySku([sku])).get(sku);
    return announcedReduction(
      huf(Number(product?.['price_incl_tax'])),
      huf(Number(product?.['original_price_incl_tax'])),
      priceHistory(
        (product?.['price_history'] ?? []) as readonly PriceRecord[],
        'HUF',
        'Europe/Budapest',
      ),
      unsafeBrand<EpochMs>(api.clock.now()),
    );
  }

  it('is the lowest of the thirty days before its first step, for any author of the change', async () => {
    const byCommand = createPriceStore(api.context.sql, api.clock.now);
    const line = { sku: 'SKU-1', price: 90_000, offer: undefined };
    expect(await byCommand([{ line: 1, row: line }])).toEqual([]);
    await api.clock.advance(10 * dayMs);
    await api.load([productDocument(1, { price: 110_000 })]);
    await api.clock.advance(10 * dayMs);
    await api.load([productDocument(1, { price: 110_000, special_price: 80_000 })]);
    await api.clock.advance(1_000);
    expect(await reduction('SKU-1')).toEqual({
      regular: huf(110_000),
      prior: huf(90_000),
      percent: 11,
    });
    // Another reduction follows: the price before the first one stays.
    await api.clock.advance(5 * dayMs);
    await api.load([productDocument(1, { price: 110_000, special_price: 70_000 })]);
    await api.clock.advance(1_000);
    expect(await reduction('SKU-1')).toEqual({
      regular: huf(110_000),
      prior: huf(90_000),
      percent: 22,
    });
    // Importing the same file again is no change.
    await api.load([productDocument(1, { price: 110_000, special_price: 70_000 })]);
    expect((await reduction('SKU-1'))?.percent).toBe(22);
  });

  it('is not announced where the price was as low within thirty days', async () => {
    await api.clock.advance(40 * dayMs);
    await api.load([productDocument(1, { price: 60_000 })]);
    await api.clock.advance(10 * dayMs);
    await api.load([productDocument(1, { price: 120_000 })]);
    await api.clock.advance(dayMs);
    await api.load([productDocument(1, { price: 120_000, special_price: 60_000 })]);
    await api.clock.advance(1_000);
    expect(await reduction('SKU-1')).toBeUndefined();
  });

  it('counts for a configurable from its cheapest variant', async () => {
    await api.load([
      configurableDocument(3, [
        variant(31, { color: 1 }),
        variant(32, { color: 2, special_price: 8_000 }),
      ]),
    ]);
    await api.clock.advance(1_000);
    expect(await reduction('SKU-3')).toEqual({
      regular: huf(10_000),
      prior: huf(10_000),
      percent: 20,
    });
  });
});
