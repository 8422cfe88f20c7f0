import type { Profile } from '@shop/contract';
import type { Session } from '@shop/account';
import { createObservable } from '@shop/kernel';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { typeInto } from '../../test/type-into.ts';
import { PostcodeForm } from './postcode-form.tsx';

const profile = {
  id: 7,
  addresses: [{ postcode: '9021', country_id: 'HU', default_shipping: true }],
} as unknown as Profile;

it.each([
  ['what was typed stays', '11', '11'],
  ['an untouched field is filled', undefined, '9021'],
  ['an emptied field stays empty', '', ''],
])('a profile that arrives late: %s', async (_story, typed, shown) => {
  const session = createObservable<Session>({
    status: 'signed-in',
    profile: undefined,
    orders: undefined,
  } as unknown as Session);
  const page = await showInShop(<PostcodeForm onClose={() => {}} />, {
    account: { session, onEvent: () => () => {} },
    deliveryPlace: createObservable(undefined),
  } as unknown as ShopperSession);
  const field = () => page.querySelector('input') as HTMLInputElement;
  if (typed !== undefined) {
    await typeInto(field(), '1');
    await typeInto(field(), typed);
  }
  await act(async () => session.set({ ...session.get(), profile } as Session));
  expect(field().value).toBe(shown);
});
