import { join } from 'node:path';
import { calls } from '@shop/contract';
import type { ShopConfigOverrides } from '@shop/shop-config';
import * as v from 'valibot';
import type { ApiConfig } from '@shop/api-settings';
import { loadDemoCoupons } from '../modules/coupon/coupon-store.ts';
import { createTestApi, type TestResponse, type TestApi } from './api.ts';
import { salesDocuments } from './sales-documents.ts';

/** The app with a small shop, and short functions for shoppers' actions. */
export interface SalesApi extends TestApi {
  /** Creates a guest cart with these lines. Returns its token. */
  cartWith(...lines: readonly object[]): Promise<string>;
  set(cartId: string, cartItem: object, headers?: Record<string, string>): Promise<TestResponse>;
  /** Creates a signed-in customer. */
  customer(email?: string): Promise<{ token: string; refreshToken: string; email: string }>;
  qtyOf(sku: string): Promise<number>;
}

export const goodPassword = 'Négy sárga bögre';

export async function createSalesApi(
  config: Partial<ApiConfig> = {},
  shop: ShopConfigOverrides = {},
): Promise<SalesApi> {
  const contentDir = join(import.meta.dirname, 'sales-content');
  const api = await createTestApi({
    documents: salesDocuments,
    shop: { ...shop, offers: { freeShippingAboveMinor: 100_000, ...shop.offers } },
    config: { contentDir, rateLimitScale: 1_000, ...config },
  });
  await loadDemoCoupons(api.context.sql, contentDir, api.context.log);
  let customers = 0;
  const get: SalesApi['get'] = async (path, headers) =>
    asPromised('GET', path, await api.get(path, headers));
  const post: SalesApi['post'] = async (path, body, headers) =>
    asPromised('POST', path, await api.post(path, body, headers));

  const set: SalesApi['set'] = (cartId, cartItem, headers) =>
    post(`/api/cart/update?token=&cartId=${cartId}`, { cartItem }, headers);

  return {
    ...api,
    get,
    post,
    set,
    async cartWith(...lines) {
      const { body } = await post('/api/cart/create?token=');
      for (const line of lines) {
        const answer = await set(body.result, line);
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      }
      return body.result;
    },
    async customer(email = `vevo${++customers}@example.hu`) {
      const names = { firstname: 'Anna', lastname: 'Kovács' };
      await post('/api/user/create', { customer: { email, ...names }, password: goodPassword });
      const { body } = await post('/api/user/login', { username: email, password: goodPassword });
      return { token: body.result, refreshToken: body.meta.refreshToken, email };
    },
    async qtyOf(sku) {
      const [row] = await api.context.sql<
        { qty: number }[]
      >`SELECT qty FROM stock WHERE sku = ${sku}`;
      return row?.qty ?? Number.NaN;
    },
  };
}

/** Returns the response after checking it against the contract of its call. */
function asPromised(method: 'GET' | 'POST', path: string, answer: TestResponse): TestResponse {
  const [plain] = path.split('?');
  const call = Object.values(calls).find(
    (one) => one.method === method && isPath(plain ?? '', one.path),
  );
  if (call?.bare === true && answer.status === 200) {
    v.parse(call.answer, answer.body);
    return answer;
  }
  if (answer.body?.code !== answer.status) throw new Error(`${path}: code is not the status`);
  if (answer.status === 200 && call !== undefined) v.parse(call.answer, answer.body.result);
  return answer;
}

/** Returns true if a path matches a call's path, where parts with a colon match any text. */
function isPath(path: string, pattern: string): boolean {
  const parts = pattern.split('/');
  const pathParts = path.split('/');
  return (
    pathParts.length === parts.length &&
    parts.every((part, place) => part.startsWith(':') || part === pathParts[place])
  );
}
