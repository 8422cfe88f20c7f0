import { join } from 'node:path';
import { importCoupons } from '../coupon/coupon-store.ts';
import { createTestApi, type TestAnswer, type TestApi } from './api.ts';
import { salesDocuments } from './sales-documents.ts';

/** The app with a small shop to sell from, and short words for what shoppers do. */
export interface SalesApi extends TestApi {
  /** A new guest cart with these lines; its token. */
  cartWith(...lines: readonly object[]): Promise<string>;
  set(cartId: string, cartItem: object, headers?: Record<string, string>): Promise<TestAnswer>;
  /** A new customer, signed in. */
  customer(email?: string): Promise<{ token: string; refreshToken: string; email: string }>;
  qtyOf(sku: string): Promise<number>;
}

export const goodPassword = 'Négy sárga bögre';

export async function createSalesApi(): Promise<SalesApi> {
  const contentDir = join(import.meta.dirname, 'sales-content');
  const api = await createTestApi({
    documents: salesDocuments,
    config: { contentDir, rateLimitScale: 1_000 },
  });
  await importCoupons(api.deps.sql, contentDir, api.deps.log);
  let customers = 0;

  const set: SalesApi['set'] = (cartId, cartItem, headers) =>
    api.post(`/api/cart/update?token=&cartId=${cartId}`, { cartItem }, headers);

  return {
    ...api,
    set,
    async cartWith(...lines) {
      const { body } = await api.post('/api/cart/create?token=');
      for (const line of lines) {
        const answer = await set(body.result, line);
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      }
      return body.result;
    },
    async customer(email = `vevo${++customers}@example.hu`) {
      const names = { firstname: 'Anna', lastname: 'Kovács' };
      await api.post('/api/user/create', { customer: { email, ...names }, password: goodPassword });
      const { body } = await api.post('/api/user/login', { username: email, password: goodPassword });
      return { token: body.result, refreshToken: body.meta.refreshToken, email };
    },
    async qtyOf(sku) {
      const [row] = await api.deps.sql<{ qty: number }[]>`SELECT qty FROM stock WHERE sku = ${sku}`;
      return row?.qty ?? Number.NaN;
    },
  };
}
