import type { Product } from '@shop/contract';
import { err, ok } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { attributeCodesOf } from './load-product.ts';
import {
  backend,
  conditionsOf,
  down,
  found,
  openBench,
  refused,
  result,
  searchOf,
  sofa,
  type Reply,
} from '../test/catalog-bench.ts';

const server = { isServer: true } as const;
const armchair = {
  id: 10,
  sku: 'FOTEL',
  name: 'Fotel',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  attribute_10012: 'Tölgy',
  filter_group_1: ['12'],
  empty_one: '',
  configurable_options: [{ attribute_code: 'color', values: [] }],
  configurable_children: [
    { sku: 'FOTEL-K', id: 11, custom_attributes: [{ attribute_code: 'fabric', value: '5' }] },
    {
      sku: 'FOTEL-Z',
      id: 12,
      leg_wood: '7',
      custom_attributes: [{ attribute_code: 'name', value: 'x' }],
    },
  ],
};

describe('a product', () => {
  it('[CC-38] is found by sku or by another key', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    expect(await client.product('FELHO')).toMatchObject({
      ok: true,
      value: { product: { id: 1 }, cache: false },
    });
    await client.productBy('id', 1);
    expect(requests.map((request) => [conditionsOf(request), searchOf(request).size])).toEqual([
      [{ sku: { eq: 'FELHO' } }, 1],
      [{ id: { eq: 1 } }, 1],
    ]);
  });

  it('[CC-38] cannot be found without a value, and no request is sent', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    expect(await client.product('')).toEqual({
      ok: false,
      error: { kind: 'key-missing', key: 'sku' },
    });
    expect(requests).toEqual([]);
  });

  it('[CC-39] that does not exist is reported with key and value', async () => {
    const { client } = openBench(() => found([]), server);
    expect(await client.product('NINCS')).toEqual({
      ok: false,
      error: { kind: 'not-found', key: 'sku', value: 'NINCS' },
    });
  });

  it('[CC-39] has a parent or none', async () => {
    const bench = openBench(() => found([armchair]), server);
    expect(await bench.client.parentOf('FOTEL-K')).toMatchObject({ value: { sku: 'FOTEL' } });
    expect(conditionsOf(bench.requests[0])).toEqual({
      'configurable_children.sku': { eq: 'FOTEL-K' },
    });
    bench.answerWith(() => found([]));
    expect(await bench.client.parentOf('X')).toEqual({ ok: true, value: undefined });
  });
});

describe('opening a product', () => {
  const shop = (over: Readonly<Record<string, Reply>> = {}) =>
    backend({
      product: found([armchair]),
      attribute: found([
        { attribute_code: 'filter_group_1', attribute_group_id: 10_002, position: 2 },
        { attribute_code: 'attribute_10012', attribute_group_id: 10_001, position: 1 },
        { attribute_code: 'secret', attribute_group_id: 10_007 },
        { attribute_code: 'color', attribute_group_id: 10_002, position: 1 },
      ]),
      'attribute-group': found([
        { attribute_group_id: 10_002, position: 2 },
        { attribute_group_id: 10_001, position: 1 },
        { attribute_group_id: 10_003, position: 0 },
        { attribute_group_id: 10_007, position: 3 },
      ]),
      '/api/stock/list': result([
        { product_id: 10, is_in_stock: true, qty: 1 },
        { product_id: 11, is_in_stock: true, qty: 3 },
      ]),
      ...over,
    });

  it('[CC-43] brings the attributes it uses and their groups in order, the hidden group left out', async () => {
    const { client, requests } = openBench(shop(), server);
    const loaded = await client.loadProduct({ sku: 'FOTEL' });
    expect(loaded).toMatchObject({
      ok: true,
      value: {
        product: { sku: 'FOTEL' },
        attributes: [
          { attribute_code: 'attribute_10012' },
          { attribute_code: 'color' },
          { attribute_code: 'filter_group_1' },
        ],
        attributeGroups: [{ attribute_group_id: 10_001 }, { attribute_group_id: 10_002 }],
      },
    });
    const attributeRequest = requests.find((request) => searchOf(request)?.type === 'attribute');
    expect(conditionsOf(attributeRequest)['attribute_code']).toEqual({
      in: ['attribute_10012', 'color', 'fabric', 'filter_group_1', 'leg_wood'],
    });
  });

  it('[CC-43] counts a product’s own values, its options and its variants’ as used', () => {
    const codes = attributeCodesOf({
      ...(armchair as unknown as Product),
      size_options: ['1'],
      price_options: ['x'],
      _score: 2,
    });
    expect(codes).toEqual([
      'attribute_10012',
      'color',
      'fabric',
      'filter_group_1',
      'leg_wood',
      'size',
    ]);
  });

  it('[CC-43] counts no field without a value, and no option without a code', () => {
    const { id, sku, name, type_id } = sofa;
    const product = {
      id,
      sku,
      name,
      type_id,
      none: null,
      absent: undefined,
      blank: '',
      zero: 0,
      color_options_count: 2,
      configurable_options: [{ values: [] }],
      configurable_children: [{ sku: 'V' }],
    };
    expect(attributeCodesOf(product as unknown as Product)).toEqual([
      'color_options_count',
      'zero',
    ]);
    expect(attributeCodesOf(sofa as unknown as Product)).toEqual([]);
  });

  it('[CC-43] puts attributes in the order of their groups, then of their positions, those without either last', async () => {
    const attribute = (attribute_code: string, group?: number, position?: number) => ({
      attribute_code,
      ...(group !== undefined && { attribute_group_id: group }),
      ...(position !== undefined && { position }),
    });
    const { client } = openBench(
      shop({
        attribute: found([
          attribute('loose'),
          attribute('b2', 2, 2),
          attribute('b0', 2),
          attribute('a1', 1, 1),
          attribute('b1', 2, 1),
          attribute('hidden', 10_007),
        ]),
        'attribute-group': found([
          { attribute_group_id: 2, position: 3 },
          { attribute_group_id: 1 },
          { attribute_group_id: 10_007 },
        ]),
      }),
      server,
    );
    const loaded = await client.loadProduct({ sku: 'FOTEL' });
    if (!loaded.ok) throw new Error('no product');
    const { attributes, attributeGroups } = loaded.value;
    expect(attributes.map(({ attribute_code: code }) => code)).toEqual([
      'a1',
      'b0',
      'b1',
      'b2',
      'loose',
    ]);
    expect(attributeGroups.map(({ attribute_group_id: id }) => id)).toEqual([1, 2]);
  });

  it('[CC-44] without purchasable variants has no options it does not have', async () => {
    const { configurable_options: _options, ...bare } = armchair;
    const { client } = openBench(shop({ product: found([bare]) }), {
      ...server,
      ports: { dropUnavailable: () => err({ kind: 'no-variants' }) },
    });
    const loaded = await client.loadProduct({ sku: 'FOTEL' });
    expect(loaded).toMatchObject({ ok: true, value: { product: { configurable_children: [] } } });
    expect(loaded.ok && 'configurable_options' in loaded.value.product).toBe(false);
  });

  it('[CC-44] brings the stock of the product and its variants', async () => {
    const { client, requests } = openBench(shop(), server);
    const loaded = await client.loadProduct({ sku: 'FOTEL', childSku: 'FOTEL-K' });
    expect(loaded.ok && [...loaded.value.stock.keys()]).toEqual([10, 11]);
    expect(loaded).toMatchObject({ value: { childSku: 'FOTEL-K' } });
    const stockRequests = requests.filter(({ url }) => url.startsWith('/api/stock/list'));
    expect(stockRequests.map(({ url }) => url)).toEqual([
      '/api/stock/list?skus=FOTEL&token=',
      '/api/stock/list?skus=FOTEL-Z&token=',
    ]);
  });

  it('[CC-44] does not believe in a variant that is not its own', async () => {
    const { client } = openBench(shop(), server);
    const loaded = await client.loadProduct({ sku: 'FOTEL', childSku: 'MASIK' });
    expect(loaded.ok && 'childSku' in loaded.value).toBe(false);
  });

  it('[CC-44] lets the shop take out what cannot be bought', async () => {
    const { client } = openBench(shop(), {
      ...server,
      ports: {
        dropUnavailable: (product, stock) => ok({ ...product, name: `${stock.size} left` }),
      },
    });
    expect(await client.loadProduct({ sku: 'FOTEL' })).toMatchObject({
      value: { product: { name: '2 left' } },
    });
    const none = openBench(shop(), {
      ...server,
      ports: { dropUnavailable: () => err({ kind: 'no-variants' }) },
    });
    // findings C6
    expect(await none.client.loadProduct({ sku: 'FOTEL' })).toMatchObject({
      ok: true,
      value: {
        product: {
          sku: 'FOTEL',
          configurable_children: [],
          configurable_options: [{ attribute_code: 'color', values: [] }],
        },
      },
    });
    const options = [{ attribute_code: 'color', values: [{ value_index: 1, label: 'Kék' }] }];
    none.answerWith(shop({ product: found([{ ...armchair, configurable_options: options }]) }));
    expect(await none.client.loadProduct({ sku: 'FOTEL' })).toMatchObject({
      value: { product: { configurable_options: [{ attribute_code: 'color', values: [] }] } },
    });
  });

  // findings G
  it.each([
    [{ status: 2 }, 'Product query returned empty result product status = 2'],
    [{ visibility: 1 }, 'Product query returned empty result product visibility = 1'],
    [undefined, 'Product query returned empty result'],
  ])('[CC-41] that is not shown is logged: %j', async (change, message) => {
    const items = change === undefined ? [] : [{ ...armchair, ...change }];
    const { client, logged } = openBench(shop({ product: found(items) }), server);
    await client.loadProduct({ sku: 'FOTEL' });
    expect(logged).toContainEqual(['product-query-empty', expect.objectContaining({ message })]);
  });

  it('[CC-41] a category that is not there is logged with key and value', async () => {
    const { client, logged } = openBench(shop({ category: found([]) }), server);
    await client.category('slug', 'nincs');
    const message = 'Category query returned empty result slug = nincs';
    expect(logged).toContainEqual(['category-query-empty', expect.objectContaining({ message })]);
  });

  it('[CC-42] tokens travel in the query where the shop says so, and nowhere else', async () => {
    const ports = { identity: () => ({ userToken: 'U', cartToken: 'K' }) };
    const off = openBench(shop({}), { ...server, ports });
    await off.client.product('FOTEL');
    expect(off.requests[0]?.url).toBe('/api/catalog');
    const on = openBench(shop({}), { ...server, ports, config: { sendTokens: true } });
    await on.client.product('FOTEL');
    expect(on.requests[0]?.url).toBe('/api/catalog?token=U&cartId=K');
    const guest = openBench(shop({}), { ...server, config: { sendTokens: true } });
    await guest.client.product('FOTEL');
    expect(guest.requests[0]?.url).toBe('/api/catalog?token=&cartId=');
  });

  it.each([
    ['CC-40', { status: 2 }, { kind: 'unavailable', status: 2 }],
    ['CC-40', { status: 3 }, { kind: 'unavailable', status: 3 }],
    ['CC-40', { visibility: 1 }, { kind: 'not-visible', visibility: 1 }],
  ])('[%s] is refused with %j', async (_rule, change, error) => {
    const { client, requests } = openBench(
      shop({ product: found([{ ...armchair, ...change }]) }),
      server,
    );
    expect(await client.loadProduct({ sku: 'FOTEL' })).toEqual({ ok: false, error });
    expect(requests).toHaveLength(1);
  });

  it('[CC-40] is not refused for an unknown status', async () => {
    const { status: _status, visibility: _visibility, ...bare } = armchair;
    const { client } = openBench(shop({ product: found([bare]) }), server);
    expect(await client.loadProduct({ sku: 'FOTEL' })).toMatchObject({ ok: true });
  });

  const variantShop = (parent: Reply) => (request: Parameters<ReturnType<typeof backend>>[0]) => {
    const isParentQuestion = request.body?.includes('configurable_children.sku') === true;
    return isParentQuestion ? parent : shop({ product: found([sofa]) })(request);
  };

  it('[CC-44] of a variant names the configurable whose page should be shown', async () => {
    const { client } = openBench(variantShop(found([armchair])), server);
    expect(await client.loadProduct({ sku: 'FELHO' })).toMatchObject({
      value: { replaceBy: { parent: { sku: 'FOTEL' }, childSku: 'FELHO' } },
    });
  });

  it.each([
    ['is off sale', found([{ ...armchair, status: 2 }])],
    ['is not there', found([])],
    ['cannot be asked for', down()],
  ])('[CC-44] of a variant stands alone when its parent %s', async (_story, parent) => {
    const { client } = openBench(variantShop(parent), server);
    const loaded = await client.loadProduct({ sku: 'FELHO' });
    expect(loaded.ok && 'replaceBy' in loaded.value).toBe(false);
  });

  it('[CC-44] does not look for a parent where the shop does not want it', async () => {
    const { client, requests } = openBench(variantShop(found([armchair])), {
      ...server,
      config: { preferParent: false },
    });
    await client.loadProduct({ sku: 'FELHO' });
    expect(requests.some(({ body }) => body?.includes('configurable_children.sku'))).toBe(false);
  });

  it('[CC-44] is not stopped by what only adorns it', async () => {
    const { client, logged } = openBench(
      shop({ attribute: down(), 'attribute-group': refused(500), '/api/stock/list': down() }),
      server,
    );
    expect(await client.loadProduct({ sku: 'FOTEL' })).toMatchObject({
      ok: true,
      value: { attributes: [], attributeGroups: [], stock: new Map() },
    });
    const without = (part: string) => ['product-without', { part, sku: 'FOTEL', kind: 'network' }];
    expect(logged).toContainEqual(without('stock'));
    expect(logged).toContainEqual(without('attributes'));
    const variant = openBench(variantShop(down()), server);
    await variant.client.loadProduct({ sku: 'FELHO' });
    expect(variant.logged).toEqual([
      ['product-without', { part: 'parent', sku: 'FELHO', kind: 'network' }],
    ]);
  });

  it('[CC-44] has no parent if it has variants of its own', async () => {
    const { client, requests } = openBench(shop(), server);
    await client.loadProduct({ sku: 'FOTEL' });
    expect(requests.some(({ body }) => body?.includes('configurable_children.sku'))).toBe(false);
  });
});
