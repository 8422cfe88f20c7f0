import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { priceProduct } from '@shop/pricing';
import { expect, it } from 'vitest';
import { viewDocuments } from './view-documents.ts';

const document = viewDocuments(
  { language: 'de', baseUnits: 400 },
  { translate: (text) => `${text} (de)`, knows: (text) => !text.includes('?') },
  'hu',
);

it('converts every price of a product to the currency of the view and keeps percentages', () => {
  const view = document('product', {
    price: 127_000,
    special_price: '0',
    url_path: 'kanape',
    tier_prices: [{ customer_group_id: 32_000, qty: 2, value: 120_000 }],
    configurable_children: [{ sku: 'A', price: 131_000 }],
    custom_options: [
      {
        values: [
          { price: 4_990, price_type: 'fixed' },
          { price: 10, price_type: 'percent' },
        ],
      },
    ],
    price_history: [{ price: 140_000, from: '2026-01-01' }],
  });
  expect(view).toEqual({
    price: 318,
    special_price: 0,
    url_path: 'kanape',
    tier_prices: [{ customer_group_id: 32_000, qty: 2, value: 300 }],
    configurable_children: [{ sku: 'A', price: 328 }],
    custom_options: [
      {
        values: [
          { price: 12.9, price_type: 'fixed' },
          { price: 10, price_type: 'percent' },
        ],
      },
    ],
    price_history: [{ price: 350, from: '2026-01-01' }],
  });
});

it('[PR-13] prices alike in the view what the catalogue gave and what was priced before', () => {
  const net = (gross: number) => gross / 1.27;
  const priced = (fields: object) =>
    priceProduct(document('product', { tax_class_id: 2, ...fields }), {
      currency: 'EUR',
      country: 'HU',
      taxRules: [{ product_tax_class_ids: [2], rates: [{ rate: 27, tax_country_id: 'HU' }] }],
      sourcePriceIncludesTax: true,
      finalPriceIncludesTax: true,
      now: unsafeBrand<EpochMs>(Date.UTC(2026, 2, 5)),
    });
  const foreign = {
    original_price: net(12_990),
    original_price_tax: 12_990 - net(12_990),
    original_price_incl_tax: 12_990,
  };
  const raw = priced({ price: 12_990 });
  for (const fields of [
    { ...foreign, price: net(12_990) },
    { ...foreign, original_price: 10_228, original_price_tax: 2762 },
    { ...foreign, original_source_price: 12_990, price: net(12_990) },
  ])
    expect(priced(fields)).toMatchObject({
      price_incl_tax: raw.price_incl_tax,
      original_price_incl_tax: raw.price_incl_tax,
    });
  expect(raw.price_incl_tax).toBe(32.9);
  const offer = { ...foreign, special_price: net(9990), original_special_price: net(9990) };
  expect(priced(offer)).toMatchObject({
    price_incl_tax: priced({ price: 9990 }).price_incl_tax,
    original_price_incl_tax: 32.9,
  });
  expect(document('product', { ...foreign, original_price_tax: 5 })).toMatchObject({
    original_price_tax: 5,
  });
});

it('says which language its running text has: the view’s only when all of it is known', () => {
  expect(document('product', { description: '<p>Puha.</p>', care: 'Porszívózható.' })).toEqual({
    description: '<p>Puha.</p> (de)',
    care: 'Porszívózható. (de)',
    text_language: 'de',
  });
  const half = { short_description: 'Puha.', description: '<p>Mi ez?</p>' };
  expect(document('product', half)).toMatchObject({ text_language: 'hu' });
});

it('has names and labels in the view’s words, and leaves alone what people wrote', () => {
  expect(document('category', { name: 'Kert', children_data: [{ name: 'Padok' }] })).toEqual({
    name: 'Kert (de)',
    children_data: [{ name: 'Padok (de)' }],
  });
  const review = { title: 'Szép', detail: 'Puha.' };
  expect(document('review', review)).toBe(review);
});
