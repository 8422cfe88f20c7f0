import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({ multistore: true });
});
afterAll(() => api.close());

const german = 'storeCode=de';
const product = async (sku: string, view = '') => {
  const { body } = await api.post(`/api/catalog?${view}`, {
    type: 'product',
    searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] },
  });
  return body.items[0];
};

describe('another store view', () => {
  it('has list prices of its currency and the tax of its country', async () => {
    expect(await product('SZEK-1')).toMatchObject({ price_incl_tax: 12_700 });
    expect(await product('SZEK-1', german)).toMatchObject({
      price_incl_tax: 31.9,
      price_tax: 5.09,
    });
  });

  it('prices a set from what its parts cost there', async () => {
    const [set, parts] = [await product('ETKEZO', german), await product('ETKEZO')];
    expect(set.price_incl_tax).toBeLessThan(parts.price_incl_tax / 300);
    expect(set.price_incl_tax * 10).toBe(Math.round(set.price_incl_tax * 10));
  });

  it('counts and finds prices in its currency', async () => {
    const { body } = await api.post(`/api/catalog?${german}`, {
      type: 'product',
      searchQuery: {
        _appliedFilters: [{ attribute: 'price', value: { gte: 25, lte: 75 }, scope: 'catalog' }],
      },
    });
    expect(body.items.map(({ sku }: { sku: string }) => sku)).toContain('SZEK-1');
  });

  it('totals a cart, its delivery and its coupon, and takes the order, in its currency', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 2 }, { sku: 'ASZTAL-1', qty: 1 });
    const ask = `token=&cartId=${cartId}&${german}`;
    const { body: listed } = await api.post(`/api/cart/shipping-methods?${ask}`, {
      address: { country_id: 'DE' },
    });
    const [way] = listed.result;
    const { body: chosen } = await api.post(`/api/cart/shipping-information?${ask}`, {
      addressInformation: {
        shippingAddress: { countryId: 'DE' },
        shippingCarrierCode: way.carrier_code,
        shippingMethodCode: way.method_code,
        paymentMethodCode: 'banktransfer',
      },
    });
    const { totals } = chosen.result;
    expect(totals).toMatchObject({
      quote_currency_code: 'EUR',
      subtotal_incl_tax: 381.8,
      grand_total: 406.7,
    });
    expect(totals.items[0]).toMatchObject({ price_incl_tax: 31.9, tax_percent: 19 });
    expect(way).toMatchObject({ method_code: 'kerbside', price_incl_tax: 24.9 });

    const address = {
      firstname: 'Anna',
      lastname: 'Weber',
      country_id: 'DE',
      postcode: '10115',
      city: 'Berlin',
      street: ['Invalidenstraße 1'],
      telephone: '+4930123456',
      email: 'anna@example.de',
    };
    const order = {
      cart_id: cartId,
      store_code: 'de',
      products: [
        { sku: 'SZEK-1', qty: 2, price_incl_tax: 31.9 },
        { sku: 'ASZTAL-1', qty: 1, price_incl_tax: 318 },
      ],
      expected_total: 406.7,
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        shipping_carrier_code: way.carrier_code,
        shipping_method_code: way.method_code,
        payment_method_code: 'banktransfer',
      },
    };
    const { body: placed } = await api.post(`/api/order/create?${german}`, order);
    expect(placed).toMatchObject({ code: 200, result: { grand_total: 406.7 } });
    const [orderRow] = await api.context.sql<{ currency: string; grand_total: number }[]>`
      SELECT currency, grand_total FROM shop_order WHERE increment_id = ${placed.result.orderNumber}`;
    expect(orderRow).toEqual({ currency: 'EUR', grand_total: 40_670 });
  });

  it('is the one a search names in its body where the address names none', async () => {
    const search = async (address: string, store: string) =>
      (await api.post(address, { type: 'product', store, sort: 'id', size: 1 })).body.items[0]
        .price_incl_tax;
    const own = await search('/api/catalog', '');
    const inGerman = await search(`/api/catalog?${german}`, '');
    expect(own).not.toBe(inGerman);
    expect(await search('/api/catalog', 'de')).toBe(inGerman);
    expect(await search('/api/catalog', 'xx')).toBe(own);
    expect(await search(`/api/catalog?${german}`, 'it')).toBe(inGerman);
  });

  it('is the default view for an unknown code', async () => {
    expect(await product('SZEK-1', 'storeCode=xx')).toMatchObject({ price_incl_tax: 12_700 });
  });
});
