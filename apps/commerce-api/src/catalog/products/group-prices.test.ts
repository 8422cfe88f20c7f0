import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportDocument } from '@shop/catalog-documents';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { configurableDocument, productDocument, variant } from '../../test/shelf.ts';

const group = 5;
const open = { customer_group_id: 32_000, qty: 3, value: 9_500 };
const own = { customer_group_id: group, qty: 1, value: 8_000 };
const documents: readonly ImportDocument[] = [
  configurableDocument(302, [
    variant(3021, {
      color: 1,
      tier_prices: [
        { ...own, value_incl_tax: 1 },
        { customer_group_id: 4, qty: 1, value: 100 },
        open,
      ],
    }),
    variant(3022, { color: 2, price: 12_000 }),
  ]),
  productDocument(301, {
    sku: 'SZETT',
    tier_prices: [own, { customer_group_id: 4, qty: 1, value: 100 }, open],
  }),
  ...[
    { id: 2, productClass: 9, rate: 18 },
    { id: 3, productClass: 2, rate: 5 },
  ].map(({ id, productClass, rate }) => ({
    _type: 'taxrule' as const,
    _id: String(id),
    _source: {
      id,
      product_tax_class_ids: [productClass],
      customer_tax_class_ids: [group],
      rates: [{ id: id + 1, rate, tax_country_id: 'HU', tax_region_id: 0 }],
    },
  })),
];

async function openShop(shop: Parameters<typeof createSalesApi>[1]) {
  const api = await createSalesApi({ catalogIndexes: ['vue_storefront_catalog'] }, shop);
  await api.load(documents);
  return api;
}

async function grouped(api: SalesApi) {
  const customer = await api.customer();
  await api.context.sql`UPDATE customer SET group_id = ${group} WHERE email = ${customer.email}`;
  const me = await api.get(`/api/user/me?token=${customer.token}`);
  return { token: customer.token, groupToken: String(me.body.result.groupToken) };
}

const wanted = {
  _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZETT' }, scope: 'default' }],
};
async function found(api: SalesApi, more: object = {}) {
  const { body } = await api.post('/api/catalog', {
    type: 'product',
    searchQuery: wanted,
    includeFields: ['sku', 'price', 'price_incl_tax', 'tier_prices'],
    ...more,
  });
  return body.items[0];
}

// findings G, tier prices
describe('a shop with prices for groups', () => {
  let api: SalesApi;
  let customer: { token: string; groupToken: string };
  beforeAll(async () => {
    api = await openShop({
      products: { usePriceTiers: true },
      tax: { userGroupId: 3, useOnlyDefaultUserGroupId: false },
    });
    customer = await grouped(api);
  });
  afterAll(() => api.close());

  const guest = { price_incl_tax: 10_000, price: 7_874, tier_prices: [open] };
  const member = { price_incl_tax: 8_000, price: 7_619, tier_prices: [own, open] };

  it('[PR-7] [PR-21] [S3-8] [S5-10] [S6-5] [S6-6] shows a group its tier and taxes it by its own rule', async () => {
    expect(await found(api)).toMatchObject(guest);
    expect(await found(api, { groupId: group, groupToken: customer.groupToken })).toMatchObject(
      member,
    );
  });

  it('[PR-21] [PR-22] treats the tiers of a variant as those of a product', async () => {
    const searchQuery = {
      _appliedFilters: [{ attribute: 'id', value: { eq: 302 }, scope: 'default' }],
    };
    const tiersFor = async (more: object) => {
      const { tier_prices, configurable_children } = await found(api, {
        searchQuery,
        includeFields: ['sku', 'tier_prices', 'configurable_children'],
        ...more,
      });
      return [tier_prices, configurable_children[0].tier_prices];
    };
    const forGuests = [{ ...open, value_incl_tax: 9_500 }];
    const forMembers = [{ ...own, value_incl_tax: 8_000 }, ...forGuests];
    expect(await tiersFor({})).toEqual([forGuests, forGuests]);
    const { groupToken } = customer;
    expect(await tiersFor({ groupId: group, groupToken })).toEqual([forMembers, forMembers]);
  });

  it('believes no group but one it has signed itself', async () => {
    const [head, claims] = customer.groupToken.split('.');
    for (const groupToken of ['', 'a.b.c', `${head}.${claims}.`, null])
      expect(await found(api, { groupId: group, groupToken })).toMatchObject(guest);
  });

  it('takes the token in form B as well, in the address or with the query', async () => {
    const path = '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query';
    const { groupToken } = customer;
    const priceOf = async (body: object, more = '') => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const answer = (await (await api.app.request(path + more, init)).json()) as {
        hits: { hits: readonly { _source: { price_incl_tax: number } }[] };
      };
      return answer.hits.hits.map(({ _source: { price_incl_tax: price } }) => price)[0];
    };
    expect(await priceOf(wanted)).toBe(10_000);
    expect(await priceOf({ ...wanted, groupToken })).toBe(8_000);
    expect(await priceOf(wanted, `&groupToken=${groupToken}`)).toBe(8_000);
  });

  it('[PR-29] [S7-25] renders the prices of the session, not of a group that is named', async () => {
    const rendered = async (query: string) =>
      (await api.get(`/api/product/render-list?skus=SZETT&${query}`)).body.result.items[0];
    const named = await rendered(`userGroupId=${group}&token=`);
    expect(named).toMatchObject({ price_info: { final_price: 10_000 }, currency_code: 'HUF' });
    const signedIn = await rendered(`token=${customer.token}`);
    expect(signedIn.price_info).toMatchObject({ final_price: 8_000, regular_price: 10_000 });
    expect(signedIn.sgn).toBe('');
  });

  it('refuses to call its prices those of another currency', async () => {
    const { status, body } = await api.get(
      '/api/product/render-list?skus=SZETT&currencyCode=EUR&token=',
    );
    expect([status, body.meta.fields]).toEqual([400, [{ path: 'currencyCode', rule: 'currency' }]]);
  });

  it('[PR-22] [S3-8] returns the unit price of a tier and sells that quantity at it', async () => {
    expect((await found(api)).tier_prices).toEqual([{ ...open, value_incl_tax: 9_500 }]);
    const cart = await api.cartWith({ sku: 'SZETT', qty: 3 });
    const { body: pulled } = await api.get(`/api/cart/pull?token=&cartId=${cart}`);
    expect(pulled.result).toMatchObject([{ qty: 3, price: 9_500 }]);
    const { body: totals } = await api.get(`/api/cart/totals?token=&cartId=${cart}`);
    expect(totals.result).toMatchObject({
      subtotal_incl_tax: 28_500,
      items: [{ price_incl_tax: 9_500, row_total_incl_tax: 28_500 }],
    });
    await api.set(cart, { sku: 'SZETT', qty: 2 });
    const { body: fewer } = await api.get(`/api/cart/totals?token=&cartId=${cart}`);
    expect(fewer.result.subtotal_incl_tax).toBe(20_000);
    const products = [{ sku: 'SZETT', qty: 3, price_incl_tax: 9_500 }];
    const placed = await api.post('/api/order/create', orderBody('', { products }));
    expect(placed.body.result.grand_total).toBe(28_500 + 1_990);
  });

  it('sells at the price of the cart’s owner', async () => {
    const { token } = customer;
    const { body: made } = await api.post(`/api/cart/create?token=${token}`);
    const cart = `token=${token}&cartId=${made.result}`;
    const { body: set } = await api.post(`/api/cart/update?${cart}`, {
      cartItem: { sku: 'SZETT', qty: 2 },
    });
    expect(set.result.price).toBe(8_000);
    const { body: pulled } = await api.get(`/api/cart/pull?${cart}`);
    expect(pulled.result).toMatchObject([{ sku: 'SZETT', price: 8_000 }]);
    const guestCart = await api.cartWith({ sku: 'SZETT', qty: 2 });
    const { body: guests } = await api.get(`/api/cart/pull?token=&cartId=${guestCart}`);
    expect(guests.result).toMatchObject([{ sku: 'SZETT', price: 10_000 }]);

    const products = [{ sku: 'SZETT', qty: 2, price_incl_tax: 8_000 }];
    const { body: totals } = await api.get(`/api/cart/totals?${cart}`);
    expect(totals.result.subtotal_incl_tax).toBe(16_000);
    const order = orderBody(made.result, { products, expected_total: 17_990 });
    const placed = await api.post(`/api/order/create?token=${token}`, order);
    expect(placed.body.result.grand_total).toBe(17_990);
  });
});

it('[S6-5] [S6-6] a shop without group prices returns the tiers of a group, and sells to all and taxes all alike', async () => {
  const api = await openShop({});
  const { token, groupToken } = await grouped(api);
  expect(await found(api, { groupToken })).toMatchObject({
    price_incl_tax: 10_000,
    price: 7_874,
    tier_prices: [own, open],
  });
  const { configurable_children: children } = await found(api, {
    searchQuery: { _appliedFilters: [{ attribute: 'id', value: { eq: 302 }, scope: 'default' }] },
    includeFields: ['sku', 'configurable_children'],
  });
  expect(children[0].tier_prices).toEqual([open]);
  const { body: made } = await api.post(`/api/cart/create?token=${token}`);
  const { body: set } = await api.post(`/api/cart/update?token=${token}&cartId=${made.result}`, {
    cartItem: { sku: 'SZETT', qty: 1 },
  });
  expect(set.result.price).toBe(10_000);
  await api.close();
});
