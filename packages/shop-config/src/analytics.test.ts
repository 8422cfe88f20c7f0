import { describe, expect, it } from 'vitest';
import { parseShopConfig } from './shop-config.ts';

describe('analytics', () => {
  it('[SC-55] names no account by default, and purchases come from the browser', () => {
    const parsed = parseShopConfig({});
    expect(parsed.ok && parsed.value.analytics).toEqual({
      google: '',
      metaPixel: '',
      purchases: 'browser',
    });
  });

  it.each([
    [{ google: 'G-ABC1234' }, true],
    [{ google: 'GTM-ABC1234' }, true],
    [{ google: 'UA-1234-1' }, false],
    [{ google: "G-ABC1234'" }, false],
    [{ metaPixel: '1234567890' }, true],
    [{ metaPixel: 'pixel' }, false],
    [{ purchases: 'server' }, true],
    [{ purchases: 'both' }, false],
  ])('[SC-55] %j is allowed: %s', (analytics, expected) => {
    expect(parseShopConfig({ analytics }).ok).toBe(expected);
  });
});
