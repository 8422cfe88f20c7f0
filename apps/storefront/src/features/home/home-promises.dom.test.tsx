import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { HomePromises } from './home-promises.tsx';

const shown = (page: HTMLElement) => page.textContent?.replaceAll('\u00a0', ' ') ?? '';

it('promises free shipping and returns, and payment at the door', async () => {
  const text = shown(await showInShop(<HomePromises />));
  expect(text).toContain('Ingyenes szállítás 10 000 Ft felett');
  expect(text).toContain('30 napos ingyenes visszaküldés');
  expect(text).toContain('Előre nem kell fizetnie');
});

it('promises no free returns and no payment at the door where the shop offers none', async () => {
  const config = defineShopConfig(builtConfig, {
    offers: { freeReturnDays: 0 },
    checkout: {
      paymentMethods: [
        {
          code: 'banktransfer',
          title: 'Átutalás',
          cost: 0,
          cost_incl_tax: 0,
          default: true,
          offline: true,
        },
      ],
    },
  });
  const text = shown(await showInShop(<HomePromises />, {}, '/', config));
  expect(text).toContain('Ingyenes szállítás');
  expect(text).not.toContain('visszaküldés');
  expect(text).not.toContain('fizet');
});
