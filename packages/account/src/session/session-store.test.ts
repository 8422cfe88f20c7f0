import { expect, it } from 'vitest';
import { unsafeBrand, type RefreshToken, type UserToken } from '@shop/kernel';
import { createMemoryStore } from '@shop/testing';
import { createBrowser, openTab } from '../test/account-bench.ts';
import { createSessionStore } from './session-store.ts';

const credentials = { username: ' anna@example.hu ', password: 'titkos123' };

it('[AC-14] refused storage does not prevent a sign-in for the lifetime of the page', async () => {
  const browser = createBrowser();
  browser.store.failWrites = { kind: 'quota' };
  const { account } = openTab(browser);
  expect((await account.login(credentials)).ok).toBe(true);
  expect(account.session.get().status).toBe('signed-in');
});

it('[AC-14] nor does it end the session when the token expires', async () => {
  const browser = createBrowser();
  browser.store.failWrites = { kind: 'quota' };
  const { account, server, events } = openTab(browser);
  await account.login(credentials);
  server.expireAll();
  expect(await account.orders()).toMatchObject({ ok: true, value: { cache: false } });
  expect(events.map(({ type }) => type)).toEqual(['signed-in']);
  await account.logout();
  expect(account.userToken()).toBeUndefined();
});

const token = unsafeBrand<UserToken>('access');
const refreshToken = unsafeBrand<RefreshToken>('refresh');

it('[AC-6] an empty token is none, and a session may have no refresh token', async () => {
  const store = createMemoryStore();
  const session = createSessionStore(store);
  await store.set('current-token', '');
  expect(await session.readTokens()).toBeUndefined();
  await session.writeTokens({ token, refreshToken });
  expect(await createSessionStore(store).readTokens()).toEqual({ token, refreshToken });
  await session.writeTokens({ token, refreshToken: undefined });
  expect(await createSessionStore(store).readTokens()).toEqual({ token, refreshToken: undefined });
});

it.each(['current-token', 'current-refresh-token'])(
  '[AC-14] tokens live as long as the page while the store refuses %s, and no longer',
  async (refusedKey) => {
    const memory = createMemoryStore();
    let isRefused = true;
    const store: typeof memory = {
      ...memory,
      get: (key) => memory.get(key),
      set: async (key, value) =>
        isRefused && key === refusedKey
          ? { ok: false, error: { kind: 'quota' } }
          : memory.set(key, value),
    };
    const session = createSessionStore(store);
    await session.writeTokens({ token, refreshToken });
    expect(await session.readTokens()).toEqual({ token, refreshToken });
    isRefused = false;
    await session.writeTokens({ token, refreshToken });
    await memory.set('current-token', 'of another tab');
    expect(await session.readTokens()).toMatchObject({ token: 'of another tab' });
  },
);
