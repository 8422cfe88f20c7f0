import type { Account } from '@shop/account';
import { createObservable, err } from '@shop/kernel';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { OrdersScreen } from './orders-screen.tsx';

it('says that the shop cannot be reached, and asks again on a press', async () => {
  let calls = 0;
  const account = {
    session: createObservable({ status: 'signed-in', profile: undefined, orders: undefined }),
    onEvent: () => () => {},
    orders: () => {
      calls += 1;
      return Promise.resolve(err({ kind: 'network', reason: 'unreachable' }));
    },
  } as unknown as Account;
  const sessionReturn = { lost: createObservable(undefined) };
  const page = await showInShop(<OrdersScreen />, {
    account,
    sessionReturn: sessionReturn as unknown as ShopperSession['sessionReturn'],
  });
  await vi.waitFor(() => {
    expect(page.textContent).toContain('A webáruház most nem érhető el.');
  });
  expect(page.textContent).not.toContain('Nem sikerült bejelentkezni');
  const retry = [...page.querySelectorAll('button')].find(({ textContent }) =>
    textContent.includes('Újra'),
  );
  await act(async () => {
    retry?.click();
    await vi.waitFor(() => expect(calls).toBe(2));
  });
});
