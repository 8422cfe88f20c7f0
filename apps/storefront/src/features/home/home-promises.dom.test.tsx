import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { HomePromises } from './home-promises.tsx';

const shown = (page: HTMLElement) => page.textContent?.replaceAll('\u00a0', ' ') ?? '';

it('promises free shipping and returns, and payment at the door', async () => {
  const config = defineShopConfig(builtConfig, { offers: { agreesDatesByPhone: true } });
  const text = shown(await showInShop(<HomePromises />, {}, '/', config));
  expect(text).toContain('Ingyenes szállítás 10 000 Ft felett');
  expect(text).toContain('A szállítás napját telefonon egyeztetjük');
  expect(text).toContain('30 napos ingyenes visszaküldés');
  expect(text).toContain('Előre nem kell fizetnie');
});

const byTransfer = [
  {
    code: 'banktransfer',
    title: 'Átutalás',
    cost: 0,
    cost_incl_tax: 0,
    default: true,
    offline: true,
  },
];

it('promises nothing where the shop has decided nothing', async () => {
  const config = defineShopConfig(builtConfig, {
    offers: { freeShippingAboveMinor: null, freeReturnDays: 0, agreesDatesByPhone: false },
    checkout: { paymentMethods: byTransfer },
  });
  expect(shown(await showInShop(<HomePromises />, {}, '/', config))).toBe('');
});

it('promises a day by phone where no shipping is free', async () => {
  const config = defineShopConfig(builtConfig, {
    offers: { freeShippingAboveMinor: null, agreesDatesByPhone: true },
  });
  const text = shown(await showInShop(<HomePromises />, {}, '/', config));
  expect(text).toContain('A szállítás napját telefonon egyeztetjük');
  expect(text).not.toContain('Ingyenes szállítás');
});

it('promises no free returns and no payment at the door where the shop offers none', async () => {
  const config = defineShopConfig(builtConfig, {
    offers: { freeReturnDays: 0 },
    checkout: {
      paymentMethods: byTransfer,
    },
  });
  const text = shown(await showInShop(<HomePromises />, {}, '/', config));
  expect(text).toContain('Ingyenes szállítás');
  expect(text).not.toContain('visszaküldés');
  expect(text).not.toContain('fizet');
});
