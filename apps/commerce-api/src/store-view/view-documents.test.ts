import { expect, it } from 'vitest';
import { viewDocuments } from './view-documents.ts';

const document = viewDocuments(
  { language: 'de', baseUnits: 400 },
  { translate: (text) => `${text} (de)`, knows: (text) => !text.includes('?') },
  'hu',
);

it('has every price of a product in the view’s currency, wherever it stands, and percentages as they are', () => {
  const seen = document('product', {
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
  expect(seen).toEqual({
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
