import { expect, it } from 'vitest';
import { createBrowser, openTab } from '../test/account-bench.ts';

const credentials = { username: ' anna@example.hu ', password: 'titkos123' };

it('[AC-14] storage that refuses keeps nobody out for this page life', async () => {
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
