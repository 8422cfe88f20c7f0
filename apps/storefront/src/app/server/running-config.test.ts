import { zugolyConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { carriedConfig } from '../start/carried-config.ts';
import { completeOverrides, runningConfig } from './running-config.ts';

it('lays what the operator decided over the configuration, on the server as in the browser', () => {
  const overrides = { api: { idempotencyHeader: false } };
  expect(runningConfig(overrides)).toEqual({
    ...zugolyConfig,
    api: { ...zugolyConfig.api, idempotencyHeader: false },
  });
  expect(carriedConfig({})).toBe(zugolyConfig);
});

it.each([
  {},
  { api: { idempotencyHeader: false } },
  { home: { bestsellers: { categoryId: 7 } }, products: { priceRanges: [{ from: 0 }] } },
  {
    seller: {
      name: 'Minta Kft.',
      seat: '1111 Budapest, Minta utca 1.',
      registrationNumber: '01-09-123456',
      taxNumber: '12345678-2-41',
      email: 'vevo@minta.hu',
      phone: '+3612345678',
      phoneHours: { from: 9, to: 17 },
    },
  },
])('a browser completes %j to what the server runs with, without a schema', (overrides) => {
  const config = runningConfig(overrides);
  expect(carriedConfig(completeOverrides(overrides, config))).toEqual(config);
});

it.each([
  [{ api: { idempotencyHeader: 'no' } }, /is not valid: api\.idempotencyHeader: /],
  [{ nothing: 1 }, /is not valid: nothing: /],
  [{ images: { baseUrl: '/kepek/' } }, 'built with: images.baseUrl'],
  [{ images: { version: 'masik' } }, 'built with: images.version'],
  [{ shop: { name: 'masik' } }, 'built with: shop.name'],
])('refuses %o', (overrides, message) => {
  expect(() => runningConfig(overrides)).toThrow(message);
});
