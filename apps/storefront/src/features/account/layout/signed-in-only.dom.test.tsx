import type { Session } from '@shop/account';
import { createObservable } from '@shop/kernel';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { typeInto } from '../../../test/type-into.ts';
import { SignedInOnly } from './signed-in-only.tsx';

const signedIn = (id?: number) =>
  ({ status: 'signed-in', profile: id === undefined ? undefined : { id } }) as unknown as Session;

it.each([
  ['the profile arrives', signedIn(), signedIn(7), 'typed'],
  ['the profile is fetched again', signedIn(7), signedIn(7), 'typed'],
  ['another customer signs in', signedIn(7), signedIn(8), ''],
])('what was typed on a page of the account, when %s', async (_story, before, after, value) => {
  const session = createObservable<Session>(before);
  const page = await showInShop(<SignedInOnly>{() => <input defaultValue="" />}</SignedInOnly>, {
    account: { session, onEvent: () => () => {} },
    sessionReturn: { lost: createObservable(undefined) },
  } as unknown as ShopperSession);
  const field = () => page.querySelector('input') as HTMLInputElement;
  await typeInto(field(), 'typed');
  await act(async () => session.set(after));
  expect(field().value).toBe(value);
});
