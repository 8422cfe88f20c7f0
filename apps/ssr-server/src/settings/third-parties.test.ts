import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { thirdParties } from './third-parties.ts';

const config = {
  thirdPartyScripts: { chat: 'https://chat.example/c.js' },
  thirdPartyOrigins: ['https://chat.example', 'https://www.facebook.com'],
};

it('allows no script and no origin of a tool that the shop does not use', () => {
  expect(thirdParties(config, defineShopConfig())).toEqual({
    scripts: config.thirdPartyScripts,
    origins: config.thirdPartyOrigins,
  });
});

it('adds the scripts and the origins of the accounts of the shop, each once', () => {
  const shop = defineShopConfig({ analytics: { metaPixel: '1234567890' } });
  expect(thirdParties(config, shop)).toEqual({
    scripts: {
      ...config.thirdPartyScripts,
      metaPixel: 'https://connect.facebook.net/en_US/fbevents.js',
    },
    origins: [...config.thirdPartyOrigins, 'https://connect.facebook.net'],
  });
});
