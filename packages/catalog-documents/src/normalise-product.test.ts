import { product } from '@shop/contract';
import { optionList } from '@shop/catalog';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { normaliseProduct, type CatalogFacts } from './normalise-product.ts';

const facts: CatalogFacts = {
  attribute: (key) =>
    ['93', 'szín'].includes(key.toLowerCase())
      ? { id: 93, code: 'color', optionLabel: (value) => ({ '7': 'Kék', '8': 'Zöld' })[value] }
      : undefined,
  categoryName: (id) => (id === 20 ? 'Nappali' : undefined),
  productIdOf: (sku) => (sku === 'P-KEK' ? 11 : undefined),
  usesUrlKeys: true,
};

const old = {
  id: '10',
  sku: 'P',
  name: 'Felhő fotel',
  type_id: 'configurable',
  price: '149990.0000',
  tax_class_id: '2',
  category_ids: ['20', 2],
  media_gallery: '/a/b.jpg',
  custom_attributes: [{ attribute_code: 'material', value: '44' }],
  configurable_options: [
    {
      attribute_id: '93',
      label: 'Szín',
      values: [{ value_index: 7 }, { value_index: 8, label: 'Moha' }],
    },
  ],
  configurable_children: [
    { sku: 'P-KEK', price: 1, custom_attributes: [{ attribute_code: 'color', value: '7' }] },
    { sku: 'P-X', is_in_stock: 0 },
  ],
};

describe('a product from an older catalogue', () => {
  const complete = normaliseProduct(old, facts);

  it('gets numbers where text stood', () => {
    expect(complete).toMatchObject({
      id: 10,
      price: 149_990,
      tax_class_id: 2,
      category_ids: [20, 2],
    });
  });
  it('gets a slug and a path of its own', () => {
    expect(complete).toMatchObject({ slug: 'felho-fotel-10', url_path: 'felho-fotel-10' });
    const keyed = { ...old, url_key: 'felho' };
    expect(normaliseProduct(keyed, facts).slug).toBe('felho');
    expect(normaliseProduct(keyed, { ...facts, usesUrlKeys: false }).slug).toBe('felho-fotel-10');
    expect(normaliseProduct({ ...old, name: '' }, facts)).toMatchObject({ slug: '10' });
  });
  it('gets codes and labels of its options from the attributes', () => {
    expect(complete['configurable_options']).toMatchObject([
      { attribute_id: 93, attribute_code: 'color', values: [{ label: 'Kék' }, { label: 'Moha' }] },
    ]);
  });
  it('leaves out a value without a label (PO-14)', () => {
    const values = [{ value_index: 8 }, { value_index: 9 }, { value_index: 9, label: ' ' }];
    const nameless = {
      ...old,
      configurable_options: [{ attribute_id: '93', label: 'Szín', values }],
    };
    const served = v.parse(product, normaliseProduct(nameless, facts));
    expect(optionList(served).map((option) => option.values)).toEqual([
      [{ id: '8', label: 'Zöld' }],
    ]);
  });
  it('finds an option named only by its label', () => {
    const [option] = normaliseProduct(
      { ...old, configurable_options: [{ id: 5, label: 'Szín', values: [] }] },
      facts,
    )['configurable_options'] as Record<string, unknown>[];
    expect(option).toMatchObject({ attribute_id: 93, attribute_code: 'color' });
  });
  it('gets variants with ids, plain fields and the tax class of their parent', () => {
    const [blue, other] = complete.configurable_children ?? [];
    expect(blue).toMatchObject({ id: 11, color: '7', status: 1, tax_class_id: 2 });
    expect(other).toMatchObject({ stock: { is_in_stock: false } });
    expect(other?.id).toBeGreaterThan(5_000_000_000 - 1);
    expect(other?.id).toBe(normaliseProduct(old, facts).configurable_children?.[1]?.id);
  });
  it('gets its own attributes as fields, a gallery as a list and its categories by name', () => {
    expect(complete).toMatchObject({
      material: '44',
      media_gallery: [{ image: '/a/b.jpg' }],
      category: [{ category_id: 20, name: 'Nappali' }],
    });
  });
  it.each([
    ['0', { manage_stock: false }],
    ['1', { manage_stock: true }],
    [0, { manage_stock: false }],
    ['', {}],
    [undefined, {}],
  ])('gets a stock that is counted or not from manage_stock %j', (manage_stock, counted) => {
    const { stock } = normaliseProduct({ ...old, stock: { qty: '3', manage_stock } }, facts);
    expect(stock).toStrictEqual({ is_in_stock: true, qty: 3, ...counted });
  });
  it('fits the wire', () => {
    expect(v.safeParse(product, complete).success).toBe(true);
  });
  it('stays as it is when completed again', () => {
    expect(normaliseProduct(complete, facts)).toEqual(complete);
  });
});

it.each([
  [[{ is_in_stock: true, qty: 0 }], { is_in_stock: true, qty: 0 }],
  [
    { is_in_stock: '1', qty: '4.0000' },
    { is_in_stock: true, qty: 4 },
  ],
  [{ qty: 0 }, { is_in_stock: false, qty: 0 }],
  [[], undefined],
])('reads stock written as %j', (stock, read) => {
  expect(normaliseProduct({ id: 1, sku: 'A', type_id: 'simple', stock }, facts)['stock']).toEqual(
    read,
  );
});
