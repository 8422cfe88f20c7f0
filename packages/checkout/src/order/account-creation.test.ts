import { err, ok } from '@shop/kernel';
import { createSwitch } from '@shop/testing';
import { expect, it } from 'vitest';
import type { CheckoutPorts, NewAccount } from '../flow/checkout-ports.ts';
import { createAccountCreation } from './account-creation.ts';
import { personal } from '../test/checkout-bench.ts';

const withAccount = { ...personal, createAccount: true };
const password = 'Titok-1234';

function openAccount(result: Awaited<ReturnType<NonNullable<CheckoutPorts['createAccount']>>>) {
  const connectivity = createSwitch();
  const accounts: NewAccount[] = [];
  const account = createAccountCreation({
    connectivity,
    createAccount: async (newAccount) => {
      accounts.push(newAccount);
      return result;
    },
  });
  account.setPassword(password);
  return { account, accounts, connectivity };
}

it('[CH-56] the account is created once per address', async () => {
  const { account, accounts } = openAccount(ok());
  expect(await account.create(withAccount)).toBeUndefined();
  expect(await account.create(withAccount)).toBeUndefined();
  expect(accounts).toEqual([
    {
      email: 'anna@example.hu',
      firstname: 'Anna',
      lastname: 'Kis',
      password,
    },
  ]);
  await account.create({ ...withAccount, emailAddress: 'bela@example.hu' });
  expect(accounts).toHaveLength(2);
});

it('[CH-56] no account is created without a request or without a network', async () => {
  const { account, accounts, connectivity } = openAccount(ok());
  await account.create(personal);
  connectivity.turn(false);
  await account.create(withAccount);
  expect(accounts).toEqual([]);
  expect(account.isCreated()).toBe(false);
});

it('[CH-56] a refusal names the field where it is fixed', async () => {
  const { account } = openAccount(err({ error: 'email-taken' }));
  expect(await account.create(withAccount)).toEqual({
    kind: 'refused',
    reason: 'account',
    problems: [{ field: 'emailAddress', code: 'email-taken', severity: 'error' }],
  });
  expect(account.isCreated()).toBe(false);
});

it('[CH-39] the password is deleted after the order', async () => {
  const { account } = openAccount(ok());
  await account.create(withAccount);
  expect(account.password()).toBe(password);
  account.forget();
  expect(account.password()).toBe('');
  expect(account.isCreated()).toBe(false);
});

it('[CH-56] a shop without accounts creates none and signs nobody in', async () => {
  const account = createAccountCreation({ connectivity: createSwitch() });
  const personal = {
    firstName: 'Anna',
    lastName: 'Kis',
    emailAddress: 'anna@example.hu',
    createAccount: true,
  };
  expect(await account.create(personal)).toBeUndefined();
  await account.signIn(personal, 'titkos123');
  expect(account.isCreated()).toBe(false);
});
