import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const me = async (token: string) => (await api.get(`/api/user/me?token=${token}`)).body.result;
const update = (token: string, customer: object) =>
  api.post(`/api/user/me?token=${token}`, { customer });
const home = {
  firstname: 'Anna',
  lastname: 'Kovács',
  country_id: 'HU',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.', '3. em. 2.'],
  telephone: '+36301234567',
};

describe('a profile', () => {
  it.each(['GET', 'POST'])('is not there for a guest (%s)', async (method) => {
    const { status } =
      method === 'GET'
        ? await api.get('/api/user/me?token=')
        : await update('', { firstname: 'Anna' });
    expect(status).toBe(401);
  });

  it('changes what is named and keeps the rest', async () => {
    const { token, email } = await api.customer();
    const { body } = await update(token, { firstname: 'Júlia' });
    expect(body.result).toMatchObject({ email, firstname: 'Júlia', lastname: 'Kovács' });
    expect(await me(token)).toMatchObject({ firstname: 'Júlia' });
  });

  it('can be sent back as it came', async () => {
    const { token } = await api.customer();
    await update(token, {
      addresses: [{ ...home, default_shipping: true, default_billing: true }],
    });
    const before = await me(token);
    const { status, body } = await update(token, before);
    expect([status, body.result]).toEqual([200, before]);
    expect(before.default_shipping).toBe(String(before.addresses[0].id));
  });

  it('stores a postcode without the country before it', async () => {
    const { token } = await api.customer();
    await update(token, { addresses: [{ ...home, country_id: 'de', postcode: 'D-10115' }] });
    expect((await me(token)).addresses[0]).toMatchObject({ country_id: 'DE', postcode: '10115' });
  });

  it('keeps, adds and drops addresses, with one default of each kind', async () => {
    const { token } = await api.customer();
    await update(token, { addresses: [home, { ...home, city: 'Győr', postcode: '9021' }] });
    const [first] = (await me(token)).addresses;
    await update(token, {
      addresses: [
        { ...first, city: 'Pécs', default_shipping: true },
        { ...home, city: 'Eger', default_shipping: true },
      ],
    });
    const profile = await me(token);
    expect(
      profile.addresses.map((address: { city: string; default_shipping: boolean }) => [
        address.city,
        address.default_shipping,
      ]),
    ).toEqual([
      ['Pécs', false],
      ['Eger', true],
    ]);
    expect(profile.addresses[0].id).toBe(first.id);
  });

  it('never changes an address of another customer', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    await update(anna.token, { addresses: [home] });
    const [theirs] = (await me(anna.token)).addresses;
    for (const address of [theirs, { ...home, customer_id: theirs.customer_id }]) {
      const { status, body } = await update(bela.token, { addresses: [address] });
      expect([status, body.result]).toEqual([
        403,
        'Provided invalid address.id or address.customer_id',
      ]);
    }
    expect((await me(anna.token)).addresses).toEqual([theirs]);
  });

  it('keeps the address one signs in with: that takes a link', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    for (const email of [bela.email, 'uj.cim@example.hu']) {
      const { status, body } = await update(anna.token, { email, firstname: 'Éva' });
      expect([status, body.meta.error]).toEqual([400, 'email-unconfirmed']);
    }
    expect(await me(anna.token)).toMatchObject({ email: anna.email, firstname: 'Anna' });
    const same = await update(anna.token, { email: anna.email.toUpperCase() });
    expect([same.status, same.body.result.email]).toEqual([200, anna.email]);
  });

  it('carries a signed word on the customer group', async () => {
    const { token } = await api.customer();
    const { id, groupToken } = await me(token);
    const [, claims] = groupToken.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      group_id: 1,
      id,
      user: String(id),
    });
  });
});

describe('a wishlist', () => {
  const change = (what: 'add' | 'delete', token: string, product_id: unknown) =>
    api.post(`/api/user/${what}WishlistItem?token=${token}`, { product_id });
  const rows = async (token: string) =>
    (await api.get(`/api/user/getWishlistItems?token=${token}`)).body.result;

  it('keeps one or many products, each once', async () => {
    const { token } = await api.customer();
    await change('add', token, 101);
    await change('add', token, [101, '102', 103]);
    const wishlistRows = await rows(token);
    expect(wishlistRows.map((row: { product_id: number }) => row.product_id).sort()).toEqual([
      101, 102, 103,
    ]);
    expect(wishlistRows[0]).toEqual({
      customer_id: expect.any(Number),
      product_id: expect.any(Number),
      date_added: '2026-03-05T12:00:00.000Z',
    });
    await change('delete', token, [101, 103]);
    expect(await rows(token)).toMatchObject([{ product_id: 102 }]);
  });

  it('leaves out what the catalogue does not have', async () => {
    const { token } = await api.customer();
    expect((await change('add', token, [101, 999_999])).body.result).toHaveLength(1);
    expect((await change('add', token, 999_999)).body.meta.error).toBe('not-found');
  });

  it('belongs to its customer only', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    await change('add', anna.token, 101);
    expect(await rows(bela.token)).toEqual([]);
    expect((await api.get('/api/user/getWishlistItems?token=')).status).toBe(401);
  });
});
