import type { Product } from '@shop/contract';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { reductionOf } from '@shop/pricing';
import { expect, it } from 'vitest';
import { nextPriceChange } from './next-price-change.ts';

const chair: Product = { id: 1, sku: 'SZEK', name: 'Szék', type_id: 'simple' };
const at = (text: string) => Date.parse(text);

it('returns the start of an offer, then its end', () => {
  const offered: Product = {
    ...chair,
    special_from_date: '2026-03-05 14:00:00',
    special_to_date: '2026-03-06',
  };
  const begin = at('2026-03-05T13:00:00Z');
  expect(nextPriceChange(offered, begin - 2_000)).toBe(begin);
  expect(nextPriceChange(offered, begin)).toBe(at('2026-03-05T23:00:00Z'));
  expect(nextPriceChange(offered, at('2026-03-06T12:00:00Z'))).toBe(at('2026-03-06T23:00:00Z'));
  expect(nextPriceChange(offered, at('2026-03-07T00:00:00Z'))).toBe(Infinity);
});

it('returns the offer of a variant', () => {
  const variant = { sku: 'SZEK-1', special_from_date: '2026-03-05 14:00:00' };
  const chairs = { ...chair, configurable_children: [variant] } as Product;
  expect(nextPriceChange(chairs, 0)).toBe(at('2026-03-05T13:00:00Z'));
});

it('returns nothing where nothing changes or a date is invalid', () => {
  expect(nextPriceChange(chair, 0)).toBe(Infinity);
  expect(nextPriceChange({ ...chair, special_from_date: 'majd' }, 0)).toBe(Infinity);
  expect(nextPriceChange({ ...chair, special_to_date: '0000-00-00 00:00:00' }, 0)).toBe(Infinity);
});

it('returns every moment at which the announced reduction changes', () => {
  const reduced: Product = {
    ...chair,
    price_incl_tax: 80_000,
    original_price_incl_tax: 120_000,
    price_history: [
      { price: 90_000, from: '2026-01-01', to: '2026-01-19' },
      { price: 120_000, from: '2026-01-20', to: '2026-02-25' },
      { price: 80_000, from: '2026-02-26', reduced: true },
    ],
  };
  const shownReduction = (now: number) =>
    JSON.stringify(reductionOf(reduced, unsafeBrand<EpochMs>(now)));
  const hourMs = 3_600_000;
  const unannounced: string[] = [];
  let expiresAt = 0;
  let before = '';
  let announcements = 0;
  for (let now = at('2025-12-30T00:00:00Z'); now < at('2026-06-01T00:00:00Z'); now += hourMs) {
    if (now < expiresAt && shownReduction(now) !== before)
      unannounced.push(new Date(now).toISOString());
    if (shownReduction(now) !== before) announcements += 1;
    if (now >= expiresAt) expiresAt = nextPriceChange(reduced, now);
    before = shownReduction(now);
  }
  expect(unannounced).toEqual([]);
  expect(announcements).toBeGreaterThan(2);
});
