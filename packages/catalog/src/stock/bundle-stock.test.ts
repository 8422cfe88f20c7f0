import type { BundleOption, Product } from '@shop/contract';
import { expect, it } from 'vitest';
import {
  availableBundles,
  bundleParts,
  isSetSoldOut,
  maxBundles,
  missingPart,
  neededParts,
} from './bundle-stock.ts';

const article = (sku: string, fields: Partial<Product> = {}): Product => ({
  id: 1,
  sku,
  name: sku,
  type_id: 'simple',
  ...fields,
});
const left = (qty: number, isInStock = true) => ({ stock: { qty, is_in_stock: isInStock } });
const set = article('SET', { type_id: 'bundle' });

const options: readonly BundleOption[] = [
  {
    option_id: 1,
    title: 'Asztal',
    required: true,
    product_links: [
      { id: '11', sku: 'ROUND', qty: 1 },
      { id: '12', sku: 'LONG', qty: 1 },
    ],
  },
  { option_id: 2, title: 'Szék', product_links: [{ id: '21', sku: 'CHAIR', qty: 4 }] },
];
const choice = (selections: readonly string[], chairs: number) => [
  { option_id: '1', option_qty: 1, option_selections: [...selections] },
  { option_id: '2', option_qty: chairs, option_selections: chairs > 0 ? ['21'] : [] },
];

it('[PO-31] a choice takes the parts it names, in its quantities', () => {
  const known = (sku: string) => (sku === 'CHAIR' ? article(sku) : undefined);
  expect(bundleParts(options, choice(['12'], 6), known)).toEqual([
    { part: undefined, qty: 1 },
    { part: article('CHAIR'), qty: 6 },
  ]);
  expect(bundleParts(options, [...choice([], 0)], known)).toEqual([]);
  const unknown = { option_id: '9', option_qty: 1, option_selections: ['11'] };
  expect(bundleParts(options, [unknown], known)).toEqual([]);
});

it('[PO-31] an article chosen in two places is needed as often as both take it', () => {
  const twice = [...options, { ...options[1]!, option_id: 3 }];
  const chosen = [
    ...choice(['11'], 2),
    { option_id: '3', option_qty: 3, option_selections: ['21'] },
  ];
  const parts = bundleParts(twice, chosen, (sku) => article(sku, left(4)));
  expect(parts).toEqual([
    { part: article('ROUND', left(4)), qty: 1 },
    { part: article('CHAIR', left(4)), qty: 5 },
  ]);
  expect(missingPart(parts)?.sku).toBe('CHAIR');
});

it.each<[story: string, set: Product, parts: readonly Product[], isOut: boolean]>([
  ['is there with all its parts', set, [article('A', left(4)), article('B')], false],
  ['is not with a part that is sold out', set, [article('A', left(9, false)), article('B')], true],
  ['is not with a part off sale', set, [article('A', { ...left(9), status: 2 })], true],
  ['is not with fewer of a part than it takes', set, [article('A', left(3))], true],
  ['is with just as many', set, [article('A', left(4))], false],
  ['is not where it says so itself', article('SET', left(0, false)), [article('A')], true],
  ['is where nothing is known', set, [article('A')], false],
  [
    'is with a part of which there is always one more',
    set,
    [article('A', { stock: { qty: 1, is_in_stock: true, manage_stock: false } })],
    false,
  ],
])('[PO-31] a set of fours %s', (_story, sold, parts, isOut) => {
  expect(
    isSetSoldOut(
      sold,
      parts.map((part) => ({ part, qty: 4 })),
    ),
  ).toBe(isOut);
});

it('[PO-31] an unknown part is not counted as missing', () => {
  expect(isSetSoldOut(set, [{ part: undefined, qty: 4 }])).toBe(false);
  const [here, out] = [article('A', left(9)), article('B', left(0, false))];
  const parts = [here, out].map((part) => ({ part, qty: 1 }));
  expect(missingPart(parts)).toBe(out);
  expect(missingPart([{ part: here, qty: 1 }])).toBeUndefined();
});

it('[PO-31] a set goes out as often as the scarcest part lasts', () => {
  const chairs = { part: article('CHAIR', left(11)), qty: 4 };
  const table = { part: article('TABLE', left(3)), qty: 1 };
  expect(availableBundles([chairs, table])).toBe(2);
  expect(availableBundles([table, { part: article('LAMP'), qty: 1 }])).toBe(3);
  expect(availableBundles([{ ...chairs, qty: 0 }])).toBeUndefined();
  expect(availableBundles([{ part: undefined, qty: 1 }])).toBeUndefined();
  expect(
    maxBundles([
      { available: 11, qty: 4 },
      { available: Infinity, qty: 1 },
    ]),
  ).toBe(2);
  expect(maxBundles([{ available: 0, qty: 1 }])).toBe(0);
  expect(maxBundles([{ available: 0, qty: 0 }])).toBe(Infinity);
  expect(maxBundles([])).toBe(Infinity);
});

it('[PO-32] a set cannot do without its own parts, or what fills a required option', () => {
  const links = [
    { link_type: 'associated', linked_product_sku: 'A' },
    { link_type: 'related', linked_product_sku: 'B' },
    { link_type: 'associated', linked_product_sku: 'C' },
    { link_type: 'associated' },
    { link_type: 'associated', linked_product_type: 'configurable', linked_product_sku: 'D' },
  ];
  const grouped = article('G', { type_id: 'grouped', product_links: links });
  expect(neededParts(grouped)).toEqual([['A'], ['C']]);
  const bundle = { ...set, bundle_options: [...options] };
  expect(neededParts(bundle)).toEqual([['ROUND', 'LONG']]);
  expect(neededParts({ ...bundle, type_id: 'simple' })).toEqual([]);
  expect(neededParts(article('X', { type_id: 'bundle' }))).toEqual([]);
  expect(neededParts(article('X', { type_id: 'grouped' }))).toEqual([]);
});
