import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const totals = async (cartId: string) =>
  (await api.get(`/api/cart/totals?token=&cartId=${cartId}`)).body.result;
const segments = (result: { total_segments: { code: string; value: number }[] }) =>
  Object.fromEntries(result.total_segments.map(({ code, value }) => [code, value]));
const choose = (cartId: string, info: object) =>
  api.post(`/api/cart/shipping-information?token=&cartId=${cartId}`, { addressInformation: info });
const coupon = (cartId: string, code: string) =>
  api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=${encodeURIComponent(code)}`);
const courier = {
  shippingAddress: { countryId: 'HU' },
  shippingCarrierCode: 'courier',
  shippingMethodCode: 'flatrate',
};

it('a cart stores a postcode without the country before it', async () => {
  const cartId = await api.cartWith();
  await choose(cartId, { shippingAddress: { countryId: 'hu', postcode: 'H-1137' } });
  const [cart] = await api.context.sql<{ country_id: string; postcode: string }[]>`
    SELECT country_id, postcode FROM cart ORDER BY created_at DESC LIMIT 1`;
  expect(cart).toEqual({ country_id: 'HU', postcode: '1137' });
});

describe('totals', () => {
  it('add up line by line and in all', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 }, { sku: 'PARNA-1', qty: 1 });
    const result = await totals(cartId);
    expect(result).toMatchObject({
      grand_total: 35_390,
      subtotal: 27_866,
      subtotal_incl_tax: 35_390,
      discount_amount: 0,
      tax_amount: 7_524,
      items_qty: 3,
      quote_currency_code: 'HUF',
      items: [
        {
          name: 'Gyurka szék',
          qty: 2,
          price: 10_000,
          price_incl_tax: 12_700,
          row_total: 20_000,
          row_total_incl_tax: 25_400,
          tax_amount: 5_400,
          tax_percent: 27,
          discount_amount: 0,
          options: '[]',
        },
        { qty: 1, price: 7_866, price_incl_tax: 9_990, tax_amount: 2_124 },
      ],
    });
    expect(segments(result)).toEqual({
      subtotal: 35_390,
      discount: 0,
      tax: 7_524,
      grand_total: 35_390,
    });
    expect(result).not.toHaveProperty('coupon_code');
  });

  it('return the selected options as JSON text', async () => {
    const cartId = await api.cartWith(
      { sku: 'KANAPE-BEZS', qty: 1 },
      { sku: 'ETKEZO', qty: 1 },
      {
        sku: 'POLC',
        qty: 1,
        product_option: {
          extension_attributes: {
            custom_options: [
              { option_id: 1, option_value: 'Anna' },
              { option_id: 2, option_value: '11' },
            ],
          },
        },
      },
    );
    const { items } = await totals(cartId);
    expect(items.map((item: { options: string }) => JSON.parse(item.options))).toEqual([
      [{ label: 'Szín', value: 'Bézs' }],
      [
        { label: 'Asztal', value: '1 × Tölgy asztal' },
        { label: 'Székek', value: '4 × Gyurka szék' },
        { label: 'Párna', value: '1 × Ritka párna' },
      ],
      [
        { label: 'Felirat', value: 'Anna' },
        { label: 'Láb', value: 'Fa' },
      ],
    ]);
  });

  it('of an empty cart are nothing', async () => {
    expect(await totals(await api.cartWith())).toMatchObject({ grand_total: 0, items: [] });
  });

  it('are the same from collect-totals', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const collected = await api.post(`/api/cart/collect-totals?token=&cartId=${cartId}`);
    expect(collected.body.result).toEqual(await totals(cartId));
  });

  it('leave out a line the shop no longer has, and name it', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 }, { sku: 'PARNA-1', qty: 1 });
    await api.context.sql`UPDATE cart_item SET sku = 'ELTUNT' WHERE sku = 'PARNA-1'`;
    const { body } = await api.get(`/api/cart/totals?token=&cartId=${cartId}`);
    expect(body.result.grand_total).toBe(12_700);
    expect(body.meta.unavailable).toMatchObject([{ name: 'Ritka párna', error: 'sku-invalid' }]);
  });
});

describe('shipping', () => {
  const methods = async (cartId: string, address: object) =>
    (await api.post(`/api/cart/shipping-methods?token=&cartId=${cartId}`, { address })).body;

  it('is offered by country and weight', async () => {
    const light = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const heavy = await api.cartWith({ sku: 'ASZTAL-1', qty: 1 });
    const codes = async (cartId: string, country: string) =>
      (await methods(cartId, { country_id: country })).result.map(
        (method: { method_code: string }) => method.method_code,
      );
    expect(await codes(light, 'HU')).toEqual(['flatrate', 'pickup']);
    expect(await codes(heavy, 'HU')).toEqual(['kerbside', 'pickup']);
    expect(await codes(heavy, 'de')).toEqual(['kerbside']);
    expect(await codes(light, 'DE')).toEqual([]);
  });

  it('carries its price with and without tax', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    expect((await methods(cartId, { country_id: 'HU' })).result[0]).toMatchObject({
      carrier_code: 'courier',
      method_code: 'flatrate',
      amount: 1_567,
      price_excl_tax: 1_567,
      price_incl_tax: 1_990,
      available: true,
      default: true,
    });
  });

  it('without an address is refused in known words', async () => {
    const { code, result } = await methods(await api.cartWith(), undefined as never);
    expect([code, result]).toEqual([400, 'No address element provided within the request body']);
  });

  it('is none for what is never shipped', async () => {
    const cartId = await api.cartWith({ sku: 'TERVEZES', qty: 1 });
    expect((await methods(cartId, { country_id: 'HU' })).result).toEqual([]);
  });

  it.each([
    ['camelCase', courier],
    [
      'snake_case',
      {
        shipping_address: { country_id: 'HU' },
        shipping_carrier_code: 'courier',
        shipping_method_code: 'flatrate',
      },
    ],
  ])('chosen in %s is paid once per cart', async (_spelling, info) => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 }, { sku: 'PARNA-1', qty: 1 });
    const { body } = await choose(cartId, info);
    expect(segments(body.result.totals)).toMatchObject({ shipping: 1_990, grand_total: 37_380 });
    expect(body.result.totals).toMatchObject({
      shipping_amount: 1_567,
      shipping_incl_tax: 1_990,
      tax_amount: 7_524 + 423,
    });
    expect(body.result.payment_methods.map(({ code }: { code: string }) => code)).toEqual([
      'cashondelivery',
      'banktransfer',
      'aruhitel',
    ]);
    expect((await totals(cartId)).grand_total).toBe(37_380);
  });

  it.each([
    ['line', 8_918],
    ['total', 8_919],
  ] as const)('[PR-53] where the shop rounds by %s the tax is %i', async (rounding, tax) => {
    const shop = await createSalesApi({}, { tax: { rounding } });
    const cartId = await shop.cartWith({ sku: 'PARNA-1', qty: 4 });
    const { body } = await shop.post(`/api/cart/shipping-information?token=&cartId=${cartId}`, {
      addressInformation: courier,
    });
    expect(body.result.totals).toMatchObject({ grand_total: 41_950, tax_amount: tax });
    await shop.close();
  });

  it('[PR-56] [S9-3] is free above the bound of the shop', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 6 });
    await choose(cartId, courier);
    expect(segments(await totals(cartId))).toMatchObject({ shipping: 1_990 });
    const dearer = await api.cartWith({ sku: 'PARNA-1', qty: 10 }, { sku: 'SZEK-1', qty: 1 });
    await choose(dearer, courier);
    expect(segments(await totals(dearer))).toMatchObject({ shipping: 0, grand_total: 112_600 });
  });

  it('that does not fit is refused, and one that fits no longer falls out', async () => {
    const cartId = await api.cartWith({ sku: 'ASZTAL-1', qty: 1 });
    const refused = await choose(cartId, courier);
    expect([refused.status, refused.body.meta.error]).toEqual([400, 'shipping-method-invalid']);
    const light = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    await choose(light, courier);
    await api.set(light, { sku: 'ASZTAL-1', qty: 1 });
    expect(segments(await totals(light))).not.toHaveProperty('shipping');
  });

  it('abroad is taxed at the rate there, at the same price with tax', async () => {
    const cartId = await api.cartWith({ sku: 'ASZTAL-1', qty: 1 });
    const { body } = await choose(cartId, { shippingAddress: { countryId: 'DE' } });
    expect(body.result.totals).toMatchObject({ grand_total: 127_000, tax_amount: 20_277 });
  });
});

describe('payment', () => {
  const payments = async (cartId: string) =>
    (await api.get(`/api/cart/payment-methods?token=&cartId=${cartId}`)).body.result;

  it('has its cost in the totals when chosen', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { body } = await choose(cartId, { paymentMethodCode: 'cashondelivery' });
    expect(segments(body.result.totals)).toMatchObject({ payment: 490, grand_total: 13_190 });
  });

  it('[CH-30] [S5-13] at the door is not offered when nothing comes to the door', async () => {
    const cartId = await api.cartWith({ sku: 'TERVEZES', qty: 1 });
    expect(await payments(cartId)).toMatchObject([{ code: 'banktransfer', cost_incl_tax: 0 }]);
    const mixed = await api.cartWith({ sku: 'TERVEZES', qty: 1 }, { sku: 'SZEK-1', qty: 1 });
    expect(await payments(mixed)).toContainEqual(
      expect.objectContaining({ code: 'cashondelivery' }),
    );
  });

  it('is lent between the least and the most the lender lends, counted with delivery and coupon', async () => {
    const codes = async (cartId: string) =>
      (await payments(cartId)).map(({ code }: { code: string }) => code);
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    expect(await codes(cartId)).not.toContain('aruhitel');
    await api.set(cartId, { sku: 'PARNA-1', qty: 1 });
    expect(await payments(cartId)).toContainEqual(
      expect.objectContaining({
        code: 'aruhitel',
        title: 'Áruhitel (Cofidis)',
        credit: true,
        information: '/cofidis-aruhitel-informacio',
      }),
    );
    await coupon(cartId, 'TIZ');
    expect(await codes(cartId)).toContain('aruhitel');
    const small = await api.cartWith({ sku: 'SZEK-1', qty: 1 }, { sku: 'PARNA-1', qty: 1 });
    expect(await codes(small)).not.toContain('aruhitel');
    const { body } = await choose(small, { paymentMethodCode: 'aruhitel' });
    expect(body.meta.error).toBe('payment-method-invalid');
  });

  it('that does not exist is rejected', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { body } = await choose(cartId, { paymentMethodCode: 'kagylo' });
    expect(body.meta.error).toBe('payment-method-invalid');
  });
});

describe('a coupon', () => {
  it.each([
    ['TIZ', 3_539, 31_851],
    ['tiz ', 3_539, 31_851],
  ])('"%s" lowers the price, shared out among the lines', async (code, discount, grandTotal) => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 }, { sku: 'PARNA-1', qty: 1 });
    expect((await coupon(cartId, code)).body).toMatchObject({
      result: true,
      meta: { cartVersion: 4 },
    });
    const result = await totals(cartId);
    expect(result).toMatchObject({
      coupon_code: 'TIZ',
      discount_amount: -discount,
      grand_total: grandTotal,
    });
    const shares = result.items.map((item: { discount_amount: number }) => item.discount_amount);
    expect(shares.reduce((sum: number, share: number) => sum + share)).toBe(discount);
    expect(segments(result)).toMatchObject({ discount: -discount, grand_total: grandTotal });
  });

  it('comes with shipping in one total', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 5 });
    await choose(cartId, { ...courier, paymentMethodCode: 'cashondelivery' });
    await coupon(cartId, 'OTEZER');
    expect(segments(await totals(cartId))).toEqual({
      subtotal: 63_500,
      shipping: 1_990,
      payment: 490,
      discount: -5_000,
      tax: 12_964,
      grand_total: 60_980,
    });
  });

  it('for free shipping takes the shipping off', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    await choose(cartId, courier);
    await coupon(cartId, 'POSTA');
    expect(await totals(cartId)).toMatchObject({ coupon_code: 'POSTA', grand_total: 12_700 });
  });

  it.each([
    ['', 'coupon-missing'],
    ['NINCS', 'coupon-unknown'],
    ['TAVALY', 'coupon-expired'],
    ['JOVORE', 'coupon-not-yet'],
    ['OTEZER', 'coupon-minimum'],
  ])('"%s" is refused as %s and leaves the cart as it was', async (code, error) => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { status, body } = await coupon(cartId, code);
    expect([status, body.meta.error]).toEqual([400, error]);
    expect(await totals(cartId)).not.toHaveProperty('coupon_code');
  });

  it('below its minimum gets the missing amount', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { body } = await coupon(cartId, 'OTEZER');
    expect(body.meta).toMatchObject({ minimum: 50_000, missing: 37_300 });
    expect(body.result).toBe('The coupon code is valid from 50,000\u00a0Ft.');
  });

  it('rests while the cart is below its minimum and holds again above', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 4 });
    await coupon(cartId, 'OTEZER');
    await api.set(cartId, { sku: 'SZEK-1', qty: 3 });
    const { body } = await api.get(`/api/cart/totals?token=&cartId=${cartId}`);
    expect(body.result).not.toHaveProperty('coupon_code');
    expect(body.result.grand_total).toBe(38_100);
    expect(body.meta.coupon).toMatchObject({ code: 'OTEZER', error: 'coupon-minimum' });
    await api.set(cartId, { sku: 'SZEK-1', qty: 4 });
    expect(await totals(cartId)).toMatchObject({ coupon_code: 'OTEZER' });
  });

  it('is returned by its call and removed by another', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const code = async () =>
      (await api.get(`/api/cart/coupon?token=&cartId=${cartId}`)).body.result;
    expect(await code()).toBeNull();
    await coupon(cartId, 'TIZ');
    expect(await code()).toBe('TIZ');
    const { body } = await api.post(`/api/cart/delete-coupon?token=&cartId=${cartId}`);
    expect(body.result).toBe(true);
    expect(await code()).toBeNull();
    expect(await totals(cartId)).toMatchObject({ discount_amount: 0, grand_total: 12_700 });
  });

  it('may be tried ten times a minute', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const cartId = await strict.cartWith({ sku: 'SZEK-1', qty: 1 });
    const tryOne = () => strict.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=NINCS`);
    for (let attempt = 0; attempt < 10; attempt++) expect((await tryOne()).status).toBe(400);
    const { status, headers } = await tryOne();
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    await strict.clock.advance(60_000);
    expect((await tryOne()).status).toBe(400);
    await strict.close();
  });
});
