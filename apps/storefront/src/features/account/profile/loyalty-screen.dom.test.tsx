import type { Session } from '@shop/account';
import { createObservable, ok } from '@shop/kernel';
import { defineShopConfig } from '@shop/shop-config';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { builtConfig } from '../../../shop/settings/built-config.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { LoyaltyScreen } from './loyalty-screen.tsx';

const profile = { id: 7, firstname: 'Anna', lastname: 'Kis', email: 'a@example.hu', addresses: [] };

it('states the amount that gives a point in this shop', async () => {
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return { observe() {}, disconnect() {} };
  });
  const session = createObservable({ status: 'signed-in', profile } as unknown as Session);
  const shopper = {
    account: { session, onEvent: () => () => {} },
    sessionReturn: { lost: createObservable(undefined) },
    ownAnswers: { read: async () => ok({ value: null, atMs: undefined }) },
  } as unknown as ShopperSession;
  const config = defineShopConfig(builtConfig, { offers: { minorPerPoint: { HUF: 2_500 } } });
  const page = await showInShop(<LoyaltyScreen />, shopper, '/account/loyalty', config);
  await act(() => expect.poll(() => page.textContent).not.toContain('Betöltés'));
  expect(page.textContent?.replaceAll('\u00a0', ' ')).toContain('2 500 Ft');
});
