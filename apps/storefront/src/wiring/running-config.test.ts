import { zugolyConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { carriedConfig, runningConfig } from './running-config.ts';

it('lays what the operator decided over the configuration, on the server as in the browser', () => {
  const overrides = { api: { idempotencyHeader: false } };
  expect(runningConfig(overrides)).toEqual({
    ...zugolyConfig,
    api: { ...zugolyConfig.api, idempotencyHeader: false },
  });
  expect(carriedConfig(overrides)).toEqual(runningConfig(overrides));
  expect(carriedConfig({})).toBe(zugolyConfig);
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
