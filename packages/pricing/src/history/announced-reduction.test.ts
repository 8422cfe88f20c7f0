import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { announcedReduction, reductionOf } from './announced-reduction.ts';
import { huf } from '@shop/money';
import { priceHistory } from './price-history.ts';

const now = unsafeBrand<EpochMs>(Date.parse('2026-02-01T10:00:00Z'));
const historyOf = (...records: Parameters<typeof priceHistory>[0]) =>
  priceHistory(records, 'HUF', 'Europe/Budapest');

describe('announcedReduction', () => {
  it('[PR-40] counts the percentage from the prior price, not from the struck one', () => {
    const history = historyOf(
      { price: 189_990, from: '2025-06-01', to: '2025-12-04' },
      { price: 178_990, from: '2025-12-05', to: '2025-12-20' },
      { price: 189_990, from: '2025-12-21', to: '2025-12-31' },
      { price: 151_990, from: '2026-01-01' },
    );
    expect(announcedReduction(huf(151_990), huf(189_990), history, now)).toEqual({
      regular: huf(189_990),
      prior: huf(178_990),
      percent: 15,
    });
  });

  it('[PR-40] announces nothing that cost as little before', () => {
    const history = historyOf(
      { price: 150_000, from: '2025-06-01', to: '2025-12-20' },
      { price: 190_000, from: '2025-12-21', to: '2025-12-31' },
      { price: 150_000, from: '2026-01-01' },
    );
    expect(announcedReduction(huf(150_000), huf(190_000), history, now)).toBeUndefined();
  });

  it('[PR-40] announces nothing of a product sold for less than 15 days', () => {
    const history = historyOf(
      { price: 190_000, from: '2026-01-20', to: '2026-01-31' },
      { price: 150_000, from: '2026-02-01' },
    );
    expect(announcedReduction(huf(150_000), huf(190_000), history, now)).toBeUndefined();
  });

  it('[PR-40] a price that fell before, and was not announced, is the one to compare with', () => {
    const history = historyOf(
      { price: 220_000, from: '2025-06-01', to: '2025-12-10' },
      { price: 200_000, from: '2025-12-11', to: '2025-12-31' },
      { price: 150_000, from: '2026-01-01' },
    );
    expect(announcedReduction(huf(150_000), huf(220_000), history, now)?.prior).toEqual(
      huf(200_000),
    );
    const changing = unsafeBrand<EpochMs>(Date.parse('2025-12-31T23:00:00Z'));
    expect(announcedReduction(huf(150_000), huf(220_000), history, changing)?.prior).toEqual(
      huf(200_000),
    );
  });

  it('[PR-40] a reduction whose end is known is one all the same', () => {
    const history = historyOf(
      { price: 200_000, from: '2025-06-01', to: '2025-12-31' },
      { price: 150_000, from: '2026-01-01', to: '2026-02-28' },
    );
    expect(announcedReduction(huf(150_000), huf(200_000), history, now)).toEqual({
      regular: huf(200_000),
      prior: huf(200_000),
      percent: 25,
    });
  });

  it('[PR-40] takes the regular price as base where no past is kept', () => {
    expect(announcedReduction(huf(80_000), huf(100_000), [], now)).toEqual({
      regular: huf(100_000),
      percent: 20,
    });
  });

  it('[PR-40] says nothing of a price that is not lower', () => {
    expect(announcedReduction(huf(100_000), huf(100_000), [], now)).toBeUndefined();
  });
});

describe('priceHistory', () => {
  it('[PR-39] counts the last day whole', () => {
    const [winter, summer] = historyOf(
      { price: 1, from: '2026-01-01', to: '2026-01-10' },
      { price: 2, from: '2026-03-20', to: '2026-03-29' },
    );
    expect(winter?.to).toBe(Date.parse('2026-01-10T23:00:00Z'));
    expect(summer?.to).toBe(Date.parse('2026-03-29T22:00:00Z'));
  });

  it('[PR-39] ends at a moment that is given as one', () => {
    const [entry] = historyOf({ price: 1, from: '2026-01-01', to: '2026-01-10 12:00:00' });
    expect(entry?.to).toBe(Date.parse('2026-01-10T11:00:00Z'));
  });

  it('[PR-39] leaves out what has no readable date', () => {
    expect(
      historyOf(
        { price: 1, from: 'tavaly' },
        { price: 2, from: '2026-01-01', to: '?' },
        { price: 3, from: '2026-01-01', to: '2026-02-30' },
      ),
    ).toEqual([]);
  });

  it('[PR-39] keeps what the catalogue calls a reduction', () => {
    const [open, marked] = historyOf(
      { price: 1, from: '2026-01-01' },
      { price: 2, from: '2025-01-01', to: '2025-01-31', reduced: true },
    );
    expect(open).toEqual({ price: huf(1), from: Date.parse('2025-12-31T23:00:00Z') });
    expect(marked?.reduced).toBe(true);
  });
});

describe('reductionOf', () => {
  const priced = { price_incl_tax: 151_990, original_price_incl_tax: 189_990 };
  const price_history = [
    { price: 178_990, from: '2025-06-01', to: '2025-12-31' },
    { price: 151_990, from: '2026-01-01' },
  ];

  it('[PR-40] is what may be announced of a product document', () => {
    expect(reductionOf({ ...priced, price_history }, now)).toEqual({
      regular: huf(189_990),
      prior: huf(178_990),
      percent: 15,
    });
    expect(reductionOf(priced, now)).toEqual({ regular: huf(189_990), percent: 20 });
  });

  it('[PR-40] days begin in Budapest unless another zone is named', () => {
    const justBegun = [
      { price: 178_990, from: '2025-06-01', to: '2026-01-31' },
      { price: 151_990, from: '2026-02-01' },
    ];
    const product = { ...priced, price_history: justBegun };
    const halfPast = unsafeBrand<EpochMs>(Date.parse('2026-01-31T23:30:00Z'));
    expect(reductionOf(product, halfPast)).toMatchObject({ prior: huf(178_990) });
    expect(reductionOf(product, halfPast, 'HUF', 'UTC')).toBeUndefined();
  });

  it.each([{}, { price_incl_tax: 100 }, { price_incl_tax: 100, original_price_incl_tax: 0 }])(
    '[PR-40] of %j nothing is reduced',
    (product) => {
      expect(reductionOf({ ...product, price_history }, now)).toBeUndefined();
    },
  );
});
