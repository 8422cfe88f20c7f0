import type { Account, Session } from '@shop/account';
import { createObservable, ok } from '@shop/kernel';
import { act } from 'react';
import { expect, it } from 'vitest';
import { sendForm, showInShop } from '../../../test/show-in-shop.tsx';
import { typeInto } from '../../../test/type-into.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';

const statement = {
  name: 'Nagy Cili',
  orderNumber: '100000001',
  email: 'cili@example.hu',
  is_cancelable: true,
  confirmation: 'c',
};
const never = () => new Promise<never>(() => {});

it.each([
  ['Rendelés lemondása', 'Elállás megerősítése'],
  ['Elállás megerősítése', 'Rendelés lemondása'],
])('while one request runs, the other button is only disabled: %s', async (pressed, other) => {
  const account = {
    session: createObservable({ status: 'guest' }),
    onEvent: () => () => {},
    withdraw: () => Promise.resolve(ok(statement)),
    cancelGuestOrder: never,
    confirmWithdrawal: never,
  } as unknown as Account;
  const page = await showInShop(<WithdrawalScreen />, { account });
  const { name, orderNumber, email } = statement;
  await sendForm(page, { name, orderNumber, email });
  const button = (label: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  act(() => button(pressed)?.click());
  expect(button(other)?.disabled).toBe(true);
});

it('[FM-9] accepts a bank account for a refund of cash and rejects other text', async () => {
  const requests: unknown[] = [];
  const account = {
    session: createObservable({ status: 'guest' }),
    onEvent: () => () => {},
    withdraw: (request: unknown) => {
      requests.push(request);
      return Promise.resolve(ok({ ...statement, bankAccount: '11773016-11111018' }));
    },
  } as unknown as Account;
  const page = await showInShop(<WithdrawalScreen />, { account });
  const { name, orderNumber, email } = statement;
  await sendForm(page, { name, orderNumber, email, bankAccount: '1177' });
  expect(page.textContent).toContain('Adjon meg érvényes bankszámlaszámot.');
  expect(requests).toEqual([]);
  await sendForm(page, { bankAccount: '1177301611111018' });
  expect(requests).toEqual([{ name, orderNumber, email, bankAccount: '1177301611111018' }]);
  expect(page.textContent).toContain('11773016-11111018');
});

it('keeps what was typed when the profile arrives, and fills the other fields', async () => {
  const session = createObservable<Session>({ status: 'starting' });
  const page = await showInShop(<WithdrawalScreen />, {
    account: { session, onEvent: () => () => {} } as unknown as Account,
  });
  const field = (name: string) =>
    page.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  await typeInto(field('name'), 'Kis Éva');
  const profile = { id: 7, firstname: 'Cili', lastname: 'Nagy', email: statement.email };
  await act(async () => session.set({ status: 'signed-in', profile } as unknown as Session));
  expect(field('name').value).toBe('Kis Éva');
  expect(field('email').value).toBe(statement.email);
});
