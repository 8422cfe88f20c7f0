import { describe, expect, it } from 'vitest';
import { expandProduct, rejectionsFor } from './prepare-add.ts';
import { aProduct } from '../test/a-line.ts';

const group = (...product_links: object[]) =>
  aProduct({ sku: 'SET', type_id: 'grouped', product_links: product_links as never });
const part = {
  link_type: 'associated',
  linked_product_type: 'simple',
  linked_product_sku: 'T',
  qty: 2,
};

describe('adding articles', () => {
  it('[CS-38] of a group without links is nothing, and nothing is looked for', async () => {
    const requestedSkus: string[] = [];
    const find = async (sku: string) => {
      requestedSkus.push(sku);
      return undefined;
    };
    const { product_links: _, ...bare } = group();
    expect(await expandProduct(bare, 1, find)).toEqual([]);
    expect(await expandProduct(group({ link_type: 'associated' }), 1, find)).toEqual([]);
    expect(requestedSkus).toEqual([]);
  });

  it('[CS-38] of a link is its product in its quantity, and of one to no simple product nothing', async () => {
    const find = async (sku: string) => aProduct({ sku });
    const other = { ...part, linked_product_type: 'configurable', linked_product_sku: 'U' };
    const [found, ...others] = await expandProduct(group(part, other), undefined, find);
    expect(found).toMatchObject({ product: { sku: 'T' }, qty: 2 });
    expect(others).toEqual([]);
  });

  it.each([null, 'T', {}, { sku: 'T' }, { type_id: 'simple' }, { sku: 7, type_id: 'simple' }])(
    '[CS-38] %j on a link is no product: it is looked for',
    async (product) => {
      const find = async (sku: string) => aProduct({ sku, name: 'found' });
      const [found] = await expandProduct(group({ ...part, product }), 1, find);
      expect(found?.product.name).toBe('found');
    },
  );

  it('[CS-38] a product on its link is not looked for', async () => {
    const product = aProduct({ sku: 'T', name: 'here' });
    const [found] = await expandProduct(group({ ...part, product }), 3, async () => undefined);
    expect(found).toEqual({ product, qty: 6 });
  });

  it('[CS-39] a quantity of exactly one is one', async () => {
    const none = async () => undefined;
    expect(await expandProduct(aProduct({ qty: 5 }), 1, none)).toMatchObject([{ qty: 1 }]);
    expect(await expandProduct(aProduct({ qty: 5 }), undefined, none)).toMatchObject([{ qty: 5 }]);
  });
});

describe('reasons that a product cannot be added', () => {
  it.each([null, 'sold', {}, { a: '' }, { a: 7 }])('[CS-37] %j are no errors', (errors) => {
    expect(rejectionsFor(aProduct({ errors }), false)).toEqual([]);
  });

  it('[CS-37] is its price first, then each of its own errors', () => {
    const product = aProduct({ price_incl_tax: 0, errors: { size: 'too big', none: '' } });
    expect(rejectionsFor(product, false)).toEqual([
      { kind: 'price-unknown', sku: 'A' },
      { kind: 'product-error', sku: 'A', errors: { size: 'too big' } },
    ]);
    expect(rejectionsFor(product, true)).toHaveLength(1);
  });
});
