import type { Session } from '@shop/account';
import { createObservable } from '@shop/kernel';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { typeInto } from '../../../test/type-into.ts';
import { AccountScreen } from './account-screen.tsx';

const named = (firstname: string, lastname: string) =>
  ({
    status: 'signed-in',
    profile: { id: 7, firstname, lastname, email: 'a@example.hu', addresses: [] },
  }) as unknown as Session;

it('keeps the name that is being typed when another tab has changed the profile', async () => {
  const session = createObservable<Session>(named('Anna', 'Kis'));
  const page = await showInShop(<AccountScreen />, {
    account: { session, onEvent: () => () => {} },
    sessionReturn: { lost: createObservable(undefined) },
  } as unknown as ShopperSession);
  const field = (name: string) =>
    page.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  await typeInto(field('firstName'), 'Pan');
  await act(async () => session.set(named('Anna', 'Nagy')));
  expect(field('firstName').value).toBe('Pan');
  expect(field('lastName').value).toBe('Nagy');
});
