import { expect, it } from 'vitest';
import { readRemoteShop } from './remote-shop.ts';

const key = `shop_0a1b2c3d4e5f_${'x'.repeat(43)}`;

it.each(['https://operator.shop.example', 'http://127.0.0.1:4100', 'http://[::1]:4100'])(
  'is at %s',
  (url) => {
    expect(readRemoteShop({ SHOP_URL: url, SHOP_KEY: key })).toEqual({ url, key });
  },
);

it.each([
  [{ SHOP_URL: 'https://shop.example' }, 'SHOP_KEY'],
  [{ SHOP_KEY: key }, 'SHOP_URL'],
  [{ SHOP_URL: 'http://shop.example', SHOP_KEY: key }, 'SHOP_URL'],
  [{ SHOP_URL: 'shop.example', SHOP_KEY: key }, 'SHOP_URL'],
  [{ SHOP_URL: 'https://shop.example', SHOP_KEY: `${key}x` }, 'SHOP_KEY'],
])('refuses %j with the name of the variable', (environment, name) => {
  expect(() => readRemoteShop(environment)).toThrow(`${name} is not valid`);
  expect(() => readRemoteShop(environment)).not.toThrow(key);
});
