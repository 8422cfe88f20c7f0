import type { Product } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { cardFields, priceChangeOf, storedCard } from './card-fields.ts';

const now = Date.parse('2026-02-01T10:00:00Z');
const card = (fields: Partial<Product>) =>
  cardFields(
    { currency: 'HUF' },
    now,
  )({
    id: 1,
    sku: 'A',
    name: 'Felhő fotel',
    type_id: 'simple',
    price_incl_tax: 80_000,
    original_price_incl_tax: 100_000,
    ...fields,
  });

describe('a reduced price on a card', () => {
  it('is shown beside the lowest price of the 30 days before, which its percentage is counted from', () => {
    const { originalPrice, priorPrice, discountPercent } = card({
      price_history: [
        { price: 90_000, from: '2025-11-01', to: '2025-12-31', reduced: undefined },
        { price: 80_000, from: '2026-01-01', to: undefined, reduced: undefined },
      ],
    });
    expect([originalPrice, priorPrice, discountPercent]).toEqual([100_000, 90_000, 11]);
  });

  it('is no reduction where the price was the same before', () => {
    const { originalPrice, discountPercent } = card({
      price_history: [
        { price: 80_000, from: '2025-06-01', to: '2025-12-20', reduced: undefined },
        { price: 100_000, from: '2025-12-21', to: '2025-12-31', reduced: undefined },
        { price: 80_000, from: '2026-01-01', to: undefined, reduced: undefined },
      ],
    });
    expect([originalPrice, discountPercent]).toEqual([null, 0]);
  });

  it('is counted from the regular price where no history is stored', () => {
    const { originalPrice, priorPrice, discountPercent } = card({});
    expect([originalPrice, priorPrice, discountPercent]).toEqual([100_000, null, 20]);
  });
});

it('a card says "from" only where variants that can be bought differ in price', () => {
  const variants = (...prices: number[]) =>
    card({
      type_id: 'configurable',
      configurable_children: prices.map((price, index) => ({
        sku: `A-${index}`,
        price_incl_tax: price,
        ...(price > 20 && { stock: { is_in_stock: false, qty: 0 } }),
      })),
    }).priceFrom;
  expect([variants(10, 20), variants(10, 10), variants(10, 30), card({}).priceFrom]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

// findings B8
it('the second picture of a card exists and differs from the first', () => {
  const media_gallery = ['no_selection', 'a/elso.webp', '/a/masodik.webp'].map((image) => ({
    image,
  }));
  expect(card({ image: '/a/elso.webp', media_gallery }).hoverImage).toBe('/a/masodik.webp');
  expect(card({ image: '/a/elso.webp', media_gallery: media_gallery.slice(0, 2) }).hoverImage).toBe(
    null,
  );
});

describe('the shared card of a product', () => {
  const day = 86_400_000;
  const offered: Product = {
    id: 1,
    sku: 'A',
    name: 'Fotel',
    type_id: 'simple',
    price_incl_tax: 80_000,
    original_price_incl_tax: 100_000,
    special_to_date: '2026-02-01',
    price_history: [{ price: 100_000, from: '2025-11-01', to: '2026-01-31', reduced: undefined }],
  };
  const endsAt = Date.parse('2026-02-01T23:00:00Z');
  const at = (moment: number) => storedCard({ currency: 'HUF' }, moment)(offered);

  it('is created once while its prices are valid, and again in the second in which they change', () => {
    expect(priceChangeOf(offered, now)).toBe(endsAt);
    const before = at(now);
    expect(at(endsAt - 1)).toBe(before);
    expect(at(endsAt)).not.toBe(before);
    expect(priceChangeOf(offered, endsAt)).toBeGreaterThan(endsAt);
    // An earlier request gets the prices of its own time.
    expect(at(now - day)).toEqual(cardFields({ currency: 'HUF' }, now - day)({ ...offered }));
  });

  it('differs for a view with another currency', () => {
    const forints = at(now);
    const euros = storedCard({ currency: 'EUR' }, now)(offered);
    expect(euros).not.toBe(forints);
    expect(euros).toEqual(cardFields({ currency: 'EUR' }, now)({ ...offered }));
    expect(at(now)).toEqual(cardFields({ currency: 'HUF' }, now)({ ...offered }));
  });
});
