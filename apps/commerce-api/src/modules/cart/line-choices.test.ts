import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { configurableDocument, productDocument, variant } from '../../test/shelf.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const pull = (cartId: string) => api.get(`/api/cart/pull?token=&cartId=${cartId}`);
const chosen = (attributes: object) => ({ product_option: { extension_attributes: attributes } });

describe('a configurable', () => {
  const blue = chosen({ configurable_item_options: [{ option_id: '93', option_value: '56' }] });

  it('is one line whether asked for by options or by the variant', async () => {
    const cartId = await api.cartWith(
      { sku: 'KANAPE', qty: 1, ...blue },
      { sku: 'KANAPE-KEK', qty: 2 },
    );
    const { body } = await pull(cartId);
    expect(body.result).toMatchObject([
      {
        sku: 'KANAPE-KEK',
        parent_sku: 'KANAPE',
        qty: 2,
        name: 'Felhő kanapé',
        price: 254_000,
        product_type: 'configurable',
        product_option: {
          extension_attributes: {
            configurable_item_options: [{ option_id: '93', option_value: '56' }],
          },
        },
      },
    ]);
  });

  it('takes numbers and text for the same choice', async () => {
    const numbers = chosen({ configurable_item_options: [{ option_id: 93, option_value: 57 }] });
    const cartId = await api.cartWith({ sku: 'KANAPE', qty: 1, ...numbers });
    expect((await pull(cartId)).body.result).toMatchObject([{ sku: 'KANAPE-BEZS' }]);
  });

  it.each([
    ['nothing', {}],
    [
      'a colour it does not have',
      chosen({ configurable_item_options: [{ option_id: '93', option_value: '99' }] }),
    ],
  ])('with %s chosen is refused', async (_what, option) => {
    const { body } = await api.set(await api.cartWith(), { sku: 'KANAPE', qty: 1, ...option });
    expect(body.meta).toMatchObject({ error: 'options-invalid' });
  });

  it('[S3-2] is not sold in a disabled variant, nor is a disabled product', async () => {
    await api.load([
      configurableDocument(900, [
        variant(901, { color: 1 }),
        variant(902, { color: 2, status: 2 }),
        variant(903, { color: 3, status: 4 }),
      ]),
      productDocument(910),
      productDocument(911, { status: 2 }),
    ]);
    const cart = await api.cartWith();
    const inColor = (color: string) =>
      chosen({ configurable_item_options: [{ option_id: '93', option_value: color }] });
    const errorOf = async (line: object) =>
      (await api.set(cart, { qty: 1, ...line })).body.meta.error;
    const lines = ['1', '2', '3'].map((color) => ({ sku: 'SKU-900', ...inColor(color) }));
    const skus = ['SKU-902', 'SKU-903', 'SKU-911', 'SKU-910'].map((sku) => ({ sku }));
    const errors = [];
    for (const line of [...lines, ...skus]) errors.push(await errorOf(line));
    expect(errors).toEqual([
      undefined,
      'options-invalid',
      'options-invalid',
      'sku-invalid',
      'sku-invalid',
      'sku-invalid',
      undefined,
    ]);
  });

  it('counts the stock of the variant', async () => {
    const { body } = await api.set(await api.cartWith(), { sku: 'KANAPE-BEZS', qty: 3 });
    expect(body.meta).toMatchObject({ error: 'out-of-stock', available: 2 });
  });
});

describe('a bundle', () => {
  const chairs = (id: string, qty: number) =>
    chosen({ bundle_options: [{ option_id: 2, option_qty: qty, option_selections: [id] }] });

  it('[S4-18] costs its parts, the defaults where nothing is chosen', async () => {
    const cartId = await api.cartWith({ sku: 'ETKEZO', qty: 1 });
    const price = 127_000 + 4 * 12_700 + 9_990;
    expect((await pull(cartId)).body.result[0].price).toBe(price);
    const { body } = await api.get('/api/product/list?skus=ETKEZO');
    expect(body.result.items[0].price_incl_tax).toBe(price);
  });

  it('costs what is chosen, and other choices are another line', async () => {
    const cartId = await api.cartWith(
      { sku: 'ETKEZO', qty: 1, ...chairs('2', 6) },
      { sku: 'ETKEZO', qty: 1, ...chairs('3', 2) },
      { sku: 'ETKEZO', qty: 2, ...chairs('2', 6) },
    );
    const rows = (await pull(cartId)).body.result;
    expect(rows.map((row: { price: number; qty: number }) => [row.price, row.qty])).toEqual([
      [127_000 + 6 * 12_700, 2],
      [127_000 + 2 * 15_000, 1],
    ]);
  });

  it('[CS-2] is one line for any order of its selected parts', async () => {
    const extras = (...ids: string[]) =>
      chosen({
        bundle_options: [
          { option_id: 2, option_qty: 4, option_selections: ['2'] },
          { option_id: 3, option_qty: 1, option_selections: ids },
        ],
      });
    const cartId = await api.cartWith(
      { sku: 'ETKEZO', qty: 1, ...extras('4', '5') },
      { sku: 'ETKEZO', qty: 2, ...extras('5', '4') },
    );
    const rows = (await pull(cartId)).body.result;
    expect(rows.map(({ qty }: { qty: number }) => qty)).toEqual([2]);
  });

  it.each([
    ['a part nobody offers', chairs('9', 4)],
    ['no pieces', chairs('2', 0)],
    ['more pieces than the option allows', chairs('2', 9)],
    [
      'an option nobody offers',
      chosen({ bundle_options: [{ option_id: 7, option_qty: 1, option_selections: ['1'] }] }),
    ],
    [
      'an empty required option',
      chosen({ bundle_options: [{ option_id: 2, option_qty: 4, option_selections: [] }] }),
    ],
  ])('with %s is refused', async (_what, option) => {
    const { body } = await api.set(await api.cartWith(), { sku: 'ETKEZO', qty: 1, ...option });
    expect(body.meta.error).toBe('options-invalid');
  });

  it('keeps the quantity of a link that has a fixed one', async () => {
    const cushion = chosen({
      bundle_options: [
        { option_id: 2, option_qty: 4, option_selections: ['2'] },
        { option_id: 3, option_qty: 7, option_selections: ['4'] },
      ],
    });
    const cartId = await api.cartWith({ sku: 'ETKEZO', qty: 1, ...cushion });
    expect((await pull(cartId)).body.result[0].price).toBe(127_000 + 4 * 12_700 + 9_990);
  });

  it('is as available as its scarcest part', async () => {
    const { body } = await api.set(await api.cartWith(), { sku: 'ETKEZO', qty: 6 });
    expect(body.meta).toMatchObject({ error: 'out-of-stock', available: 5 });
  });
});

describe('custom options', () => {
  const custom = (...choices: [number, string | null][]) =>
    chosen({
      custom_options: choices.map(([option_id, option_value]) => ({ option_id, option_value })),
    });

  it.each([
    ['text alone', custom([1, 'Anna']), 10_000],
    ['a value with a fixed price', custom([1, 'Anna'], [2, '11']), 11_270],
    ['a value with a share of the price', custom([1, 'Anna'], [2, '12']), 11_000],
  ])('[S3-14] add to the price: %s', async (_what, option, price) => {
    const cartId = await api.cartWith({ sku: 'POLC', qty: 1, ...option });
    expect((await pull(cartId)).body.result[0].price).toBe(price);
  });

  it('make lines of their own', async () => {
    const cartId = await api.cartWith(
      { sku: 'POLC', qty: 1, ...custom([1, 'Anna']) },
      { sku: 'POLC', qty: 1, ...custom([1, 'Béla']) },
      { sku: 'POLC', qty: 3, ...custom([1, 'Anna'], [2, null]) },
    );
    const rows = (await pull(cartId)).body.result;
    expect(rows.map((row: { qty: number }) => row.qty)).toEqual([3, 1]);
  });

  it.each([
    ['missing', {}, 'custom.1'],
    ['too long', custom([1, 'x'.repeat(21)]), 'custom.1'],
    ['unknown', custom([1, 'Anna'], [9, 'x']), 'custom.9'],
    ['of an unknown value', custom([1, 'Anna'], [2, '99']), 'custom.2'],
    ['two where one is allowed', custom([1, 'Anna'], [2, '11,12']), 'custom.2'],
  ])('that are %s are refused by field', async (_what, option, path) => {
    const { body } = await api.set(await api.cartWith(), { sku: 'POLC', qty: 1, ...option });
    expect(body.meta).toMatchObject({ error: 'options-invalid', fields: [{ path }] });
  });
});
