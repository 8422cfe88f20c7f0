import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const binding = 'what-this-browser-keeps-for-itself';
const handoff = (cartId: string, token = '', body: object = { binding }) =>
  api.post(`/api/cart/handoff?token=${token}&cartId=${cartId}`, body);
const adopt = (code: string, token = '', body: object = { binding }) =>
  api.post(`/api/cart/adopt?token=${token}`, { code, ...body });
const customersCart = async (token: string): Promise<string> =>
  (await api.post(`/api/cart/create?token=${token}`)).body.result;

describe('a hand-off', () => {
  it('carries a guest cart over once', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const code = (await handoff(cartId)).body.result;
    expect(code).not.toContain(cartId);
    const first = await adopt(code);
    expect(first.body.result).toEqual({ cartToken: cartId });
    const second = await adopt(code);
    expect([second.status, second.body.meta.error]).toEqual([400, 'handoff-invalid']);
  });

  it('carries a session over as a session of its own', async () => {
    const { token, refreshToken } = await api.customer();
    const cartId = await customersCart(token);
    const code = (await handoff(cartId, token)).body.result;
    const { result } = (await adopt(code)).body;
    expect(result.cartToken).toBe(cartId);
    expect(result.token).not.toBe(token);
    expect(result.refreshToken).not.toBe(refreshToken);
    expect((await api.get(`/api/user/me?token=${result.token}`)).status).toBe(200);
  });

  it('waits 60 seconds and no longer', async () => {
    const cartId = await api.cartWith();
    const code = (await handoff(cartId)).body.result;
    await api.clock.advance(60_001);
    const { body } = await adopt(code);
    expect(body.meta.error).toBe('handoff-invalid');
  });

  it('findings E4: is worth nothing in another browser, and waits there for its own', async () => {
    const { token } = await api.customer();
    const cartId = await customersCart(token);
    const code = (await handoff(cartId, token)).body.result;
    for (const other of [{}, { binding: 'what-another-browser-keeps-for-itself' }]) {
      expect((await adopt(code, '', other)).body.meta.error).toBe('handoff-invalid');
    }
    expect((await adopt(code)).body.result.cartToken).toBe(cartId);
  });

  it('findings E4: carries no session where the code is bound to no browser', async () => {
    const { token } = await api.customer();
    const code = (await handoff(await customersCart(token), token, {})).body.result;
    const { result } = (await adopt(code, '', {})).body;
    expect(result).not.toHaveProperty('token');
    expect((await api.get(`/api/cart/pull?token=&cartId=${result.cartToken}`)).status).toBe(404);
  });

  it('findings E4: replaces no session of a signed-in customer', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    const code = (await handoff(await customersCart(anna.token), anna.token)).body.result;
    expect((await adopt(code, bela.token)).body.meta.error).toBe('handoff-invalid');
    const own = await adopt(code, anna.token);
    expect(own.status).toBe(200);
    expect(own.body.result).not.toHaveProperty('token');
  });
});
