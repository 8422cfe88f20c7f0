import { expect, it } from 'vitest';
import { demoOverrides } from './demo-overrides.ts';
import { isDemoHost, productionProblems } from './production.ts';
import { defineShopConfig } from './shop-config.ts';
import { zugolyConfig } from './zugoly-config.ts';

const ownSeller = {
  ...demoOverrides.seller,
  taxNumber: '87654321-2-42',
  registrationNumber: '01-09-654321',
  email: 'info@bolt.hu',
  bankAccount: { number: '11111111-22222222', iban: 'HU00 1111' },
};
const messages = (overrides: object, publicUrl?: string) =>
  productionProblems(defineShopConfig(zugolyConfig, overrides), publicUrl).map(
    ({ message }) => message,
  );

it('[SC-44] findings I4: a shop names its own seller before it opens', () => {
  expect(messages({}, 'https://bolt.hu')).toEqual([
    expect.stringMatching(/^SHOP_CONFIG names no seller: .+\.$/),
  ]);
  expect(messages(demoOverrides, 'https://bolt.hu')).toEqual([
    expect.stringMatching(/^SHOP_CONFIG names the seller of the demo: .+\.$/),
  ]);
  expect(messages({ seller: ownSeller }, 'https://bolt.hu')).toEqual([]);
});

it.each(['taxNumber', 'registrationNumber', 'email', 'bankAccount'] as const)(
  "[SC-44] findings I4: %s of the demo is nobody's",
  (field) => {
    const seller = { ...ownSeller, [field]: demoOverrides.seller[field] };
    expect(messages({ seller }, 'https://bolt.hu')).toHaveLength(1);
  },
);

it('[SC-44] findings I5: a shop names an address others can open', () => {
  expect(messages({ seller: ownSeller })).toEqual([
    expect.stringMatching(/^PUBLIC_URL is not set: .+\.$/),
  ]);
  expect(messages({ seller: ownSeller }, 'http://127.0.0.1:3000')).toEqual([
    expect.stringMatching(/^PUBLIC_URL is "http:\/\/127\.0\.0\.1:3000", .+\.$/),
  ]);
});

it.each([
  ['zugoly.example', true],
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
