import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

describe('a hand-off', () => {
  const handoff = (cartId: string, token = '') =>
    api.post(`/api/cart/handoff?token=${token}&cartId=${cartId}`);

  it('carries a guest cart over once', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const code = (await handoff(cartId)).body.result;
    expect(code).not.toContain(cartId);
    const first = await api.post('/api/cart/adopt', { code });
    expect(first.body.result).toEqual({ cartToken: cartId });
    const second = await api.post('/api/cart/adopt', { code });
    expect([second.status, second.body.meta.error]).toEqual([400, 'handoff-invalid']);
  });

  it('carries a session over as a session of its own', async () => {
    const { token, refreshToken } = await api.customer();
    const cartId = (await api.post(`/api/cart/create?token=${token}`)).body.result;
    const code = (await handoff(cartId, token)).body.result;
    const { result } = (await api.post('/api/cart/adopt', { code })).body;
    expect(result.cartToken).toBe(cartId);
    expect(result.token).not.toBe(token);
    expect(result.refreshToken).not.toBe(refreshToken);
    expect((await api.get(`/api/user/me?token=${result.token}`)).status).toBe(200);
  });

  it('waits 60 seconds and no longer', async () => {
    const cartId = await api.cartWith();
    const code = (await handoff(cartId)).body.result;
    await api.clock.advance(60_001);
    const { body } = await api.post('/api/cart/adopt', { code });
    expect(body.meta.error).toBe('handoff-invalid');
  });
});
