import { expect, it } from 'vitest';
import { groupedLinks } from './grouped-links.ts';

const link = { link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'SZEK' };

it.each([
  ['an associated simple product', {}, true],
  ['a related product', { link_type: 'related' }, false],
  ['an associated configurable', { linked_product_type: 'configurable' }, false],
  ['one that does not say its type', { linked_product_type: undefined }, true],
  ['one without a sku', { linked_product_sku: undefined }, false],
])('[PO-46] %s is a part: %s', (_story, fields, isPart) => {
  const product = { product_links: [{ ...link, ...fields }] };
  expect(groupedLinks(product)).toEqual(isPart ? product.product_links : []);
});

it('[PO-46] a product without links has no parts', () => {
  expect(groupedLinks({ product_links: undefined })).toEqual([]);
});
