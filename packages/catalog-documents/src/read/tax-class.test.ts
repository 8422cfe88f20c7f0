import { expect, it } from 'vitest';
import { checkDocument } from './import-line.ts';

const needsClass = 'missing beside a price; 0 for an article without tax';

it.each<[title: string, fields: object, reason: string | undefined]>([
  ['a price without a class', { price: 9_990 }, `tax_class_id: ${needsClass}`],
  ['a price in text', { price: '9990.0000', tax_class_id: '' }, `tax_class_id: ${needsClass}`],
  ['a gross price alone', { original_price_incl_tax: 9_990 }, `tax_class_id: ${needsClass}`],
  ['a tier price alone', { tier_prices: [{ qty: 2, value: 1 }] }, `tax_class_id: ${needsClass}`],
  [
    'a variant without a class',
    {
      type_id: 'configurable',
      configurable_children: [
        { sku: 'B', tax_class_id: 2, price: 1 },
        { sku: 'C', price: 1 },
      ],
    },
    `configurable_children.1.tax_class_id: ${needsClass}`,
  ],
  [
    'a variant with the class of its product',
    { type_id: 'configurable', tax_class_id: 2, configurable_children: [{ sku: 'B', price: 1 }] },
    undefined,
  ],
  ['class 0, which is untaxed', { price: 9_990, tax_class_id: 0 }, undefined],
  [
    'a class among the custom attributes',
    { price: 9_990, custom_attributes: [{ attribute_code: 'tax_class_id', value: '2' }] },
    undefined,
  ],
  ['neither price nor class', { price: 0 }, undefined],
])('[PR-6] %s in a file is %o: %s', (_title, fields, reason) => {
  const document = { id: 1, sku: 'A', type_id: 'simple', name: 'A', ...fields };
  const checked = checkDocument({ _type: 'product', _id: '1', _source: document });
  expect(checked.ok ? undefined : checked.reason).toBe(reason);
});
