import { ok, type Fetch } from '@shop/kernel';
import { expect, it } from 'vitest';
import { withStoreCode } from './with-store-code.ts';

const german = { code: 'de', appendStoreCode: true };

async function sent(url: string, view = german): Promise<string> {
  let requestUrl = '';
  const fetch: Fetch = (request) => {
    requestUrl = request.url;
    return Promise.resolve(ok({ status: 200, contentType: '', headers: {}, body: '' }));
  };
  await withStoreCode(fetch, view)({ method: 'GET', url });
  return requestUrl;
}

it.each([
  ['/api/menuImages', '/api/menuImages?storeCode=de'],
  ['/api/cart/pull?token=&cartId=a', '/api/cart/pull?token=&cartId=a&storeCode=de'],
  ['http://127.0.0.1:4000/api/catalog', 'http://127.0.0.1:4000/api/catalog?storeCode=de'],
  ['/api/order/create?storeCode=it', '/api/order/create?storeCode=it'],
  ['/home/banners.json', '/home/banners.json'],
])('sends the store view to the backend: %s', async (url, expected) => {
  expect(await sent(url)).toBe(expected);
});

it('does not send the default view', async () => {
  expect(await sent('/api/menuImages', { code: 'hu', appendStoreCode: false })).toBe(
    '/api/menuImages',
  );
});
