import type { Account } from '@shop/account';
import type { Order } from '@shop/contract';
import { createObservable, err, ok } from '@shop/kernel';
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

it('[S3-36] shows the stored orders until the server responds', async () => {
  const order = (number: string) =>
    ({
      entity_id: Number(number.slice(-1)),
      increment_id: number,
      created_at: '2026-03-05 10:00:00',
      status: 'pending',
      items: [{ name: 'Rönk asztalka', qty_ordered: 1 }],
      order_currency_code: 'HUF',
      grand_total: 12_701,
    }) as unknown as Order;
  let respond: (page: unknown) => void = () => {};
  const account = {
    session: createObservable({
      status: 'signed-in',
      profile: undefined,
      orders: [order('ZG-2026-000001')],
    }),
    onEvent: () => () => {},
    orders: () => new Promise((resolve) => (respond = resolve)),
  } as unknown as Account;
  const sessionReturn = { lost: createObservable(undefined) };
  const page = await showInShop(<OrdersScreen />, {
    account,
    sessionReturn: sessionReturn as unknown as ShopperSession['sessionReturn'],
    outbox: { tasks: createObservable([]) } as unknown as ShopperSession['outbox'],
  });
  const shown = () => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(shown()).toEqual(['ZG-2026-000001']);
  await act(async () => {
    respond(ok({ orders: [order('ZG-2026-000002')], page: 1, pageSize: 20, hasNextPage: false }));
    await vi.waitFor(() => expect(shown()).toEqual(['ZG-2026-000002']));
  });
});
