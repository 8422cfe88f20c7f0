import { expect, it } from 'vitest';
import { isDemoHost, productionProblems } from './production.ts';
import { defineShopConfig } from './shop-config.ts';
import { storefrontConfig } from './storefront-config.ts';
import { testSeller } from './test/test-seller.ts';

const messages = (overrides: object, publicUrl?: string) =>
  productionProblems(defineShopConfig(storefrontConfig, overrides), publicUrl).map(
    ({ message }) => message,
  );

it('[SC-44] findings I4: a shop names its own seller before it opens', () => {
  expect(messages({}, 'https://bolt.hu')).toEqual([
    expect.stringMatching(/^SHOP_DIR names no seller: .+\.$/),
  ]);
  expect(messages({ seller: testSeller }, 'https://bolt.hu')).toEqual([]);
});

it.each([{ isInvented: true }, { email: 'info@shop.example' }])(
  '[SC-44] findings I4: an invented seller is rejected: %j',
  (invented) => {
    const seller = { ...testSeller, ...invented };
    expect(messages({ seller }, 'https://bolt.hu')).toEqual([
      expect.stringMatching(/^SHOP_DIR names an invented seller: .+\.$/),
    ]);
  },
);

it('[SC-44] findings I5: a shop names an address others can open', () => {
  expect(messages({ seller: testSeller })).toEqual([
    expect.stringMatching(/^PUBLIC_URL is not set: .+\.$/),
  ]);
  expect(messages({ seller: testSeller }, 'http://127.0.0.1:3000')).toEqual([
    expect.stringMatching(/^PUBLIC_URL is "http:\/\/127\.0\.0\.1:3000", .+\.$/),
  ]);
});

it.each([
  ['shop.example', true],
  ['Shop.EXAMPLE.', true],
  ['example.com', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['bolt.hu', false],
  ['example.hu', false],
  ['my-example', false],
  ['10.0.0.1', false],
])('[SC-44] %s belongs to a demo: %s', (host, expected) => {
  expect(isDemoHost(host)).toBe(expected);
});
