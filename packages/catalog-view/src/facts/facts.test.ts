import {
  normaliseAttribute,
  normaliseCategories,
  normaliseProduct,
  type Source,
} from '@shop/catalog-documents';
import { expect, it } from 'vitest';
import { indexedProduct } from '../products/indexed-product.ts';
import { configurableSource, noFacts, productSource, variant } from '../test/product-sources.ts';
import { catalogFacts } from './catalog-facts.ts';
import { optionLabels } from './view-texts.ts';

const attribute = (id: number, code: string, label: string, fields: Source = {}) =>
  normaliseAttribute({
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_label: label,
    is_user_defined: true,
    options: [
      { value: 1, label: 'Natúr' },
      { value: '2', label: 'Moha' },
    ],
    ...fields,
  });
const color = attribute(93, 'color', 'Szín');

it('[CV-16] finds an attribute by its number and by its label, and the label of a value', () => {
  const later = attribute(94, 'shade', 'Szín');
  const facts = catalogFacts([color, later], [], () => undefined, true);
  expect([facts.attribute('93')?.code, facts.attribute('94')?.code]).toEqual(['color', 'shade']);
  expect([facts.attribute('szín')?.code, facts.attribute('SZÍN')?.code]).toEqual([
    'color',
    'color',
  ]);
  expect(facts.attribute('93')?.optionLabel('2')).toBe('Moha');
  expect([facts.attribute('93')?.optionLabel('3'), facts.attribute('95')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('[CV-16] names categories and finds the number of an article', () => {
  const categories = normaliseCategories([{ id: 20, name: 'Nappali', parent_id: 2 }], true);
  const facts = catalogFacts([], categories, (sku) => (sku === 'A' ? 7 : undefined), false);
  expect([facts.categoryName(20), facts.categoryName(21)]).toEqual(['Nappali', undefined]);
  expect([facts.productIdOf('A'), facts.productIdOf('B')]).toEqual([7, undefined]);
  expect(facts.usesUrlKeys).toBe(false);
});

it('[CV-17] a product is found by its name, categories, labels and article numbers', () => {
  const labels = optionLabels([
    color,
    attribute(95, 'material', 'Anyag'),
    attribute(96, 'status', 'Állapot', { is_user_defined: false }),
    attribute(97, 'note', 'Megjegyzés', { options: [] }),
  ]);
  expect([...labels.keys()]).toEqual(['color', 'material']);
  const source = configurableSource(3, [variant(31, { color: 1 })], {
    category: [{ category_id: 2, name: 'Háló' }],
    material: [2],
  });
  const product = { ...normaliseProduct(source, noFacts), price_incl_tax: 12_000 };
  const stock = { isInStock: true, qty: 4 };
  expect(indexedProduct('3', product, stock, labels)).toMatchObject({
    id: '3',
    price: 12_000,
    stock,
    text: {
      name: 'Termék 3',
      categories: ['Háló'],
      properties: ['Szín 1', 'Moha'],
      articles: ['SKU-3', 'SKU-31'],
    },
  });
});

it('[CV-17] a product without a known price is found without one', () => {
  const product = normaliseProduct(productSource(1), noFacts);
  const { price } = indexedProduct('1', product, { isInStock: false, qty: 0 }, new Map());
  expect(price).toBeUndefined();
});
