import type { Profile } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { createBrowser, openTab, settle, signedInTab } from '../test/account-bench.ts';

const credentials = { username: ' anna@example.hu ', password: 'titkos123' };

describe('other tabs', () => {
  it('[AC-5] follow a login, a renewal and a logout', async () => {
    const browser = createBrowser();
    const other = openTab(browser);
    await other.account.start();
    const { account } = await signedInTab(browser);
    await settle();
    expect(other.account.session.get()).toMatchObject({ profile: { email: 'anna@example.hu' } });
    expect(other.events).toEqual([{ type: 'signed-in' }]);
    expect(other.hookCalls).toEqual(['authorised anna@example.hu restored']);

    browser.server.expireAll();
    await account.orders();
    await settle();
    expect(other.account.userToken()).toBe(account.userToken());

    await account.logout();
    await settle();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
    expect(other.hookCalls.at(-1)).toBe('signed out other-tab');
    expect(other.events.at(-1)).toEqual({ type: 'signed-out', silent: true });
  });

  /** A tab whose `onAuthorised` waits for the gate, and another tab. */
  async function signingIn(follow: () => Promise<void>) {
    const browser = createBrowser();
    const other = openTab(browser);
    await other.account.start();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { account } = openTab(browser, { ports: { onAuthorised: () => gate.then(follow) } });
    await account.start();
    const login = account.login(credentials);
    await settle();
    return { other, login, open };
  }

  it('[AC-55] show a login before cart and lists have followed in its tab', async () => {
    const { other, login, open } = await signingIn(() => Promise.resolve());
    expect(other.account.session.get()).toMatchObject({
      status: 'signed-in',
      profile: { email: 'anna@example.hu' },
      orders: { length: 20 },
    });
    expect(other.account.userToken()).toBe('access-1');
    expect([other.hookCalls, other.events]).toEqual([[], []]);
    open();
    expect((await login).ok).toBe(true);
    await settle();
    expect(other.hookCalls).toEqual(['authorised anna@example.hu restored']);
    expect(other.events).toEqual([{ type: 'signed-in' }]);
  });

  it('[AC-55] show a guest again after a login that is undone, and clear nothing', async () => {
    const { other, login, open } = await signingIn(() => Promise.reject(new Error('cart')));
    open();
    expect((await login).ok).toBe(false);
    await settle();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
    expect(other.account.userToken()).toBeUndefined();
    expect([other.hookCalls, other.events]).toEqual([[], []]);
  });

  it('[AC-55] do not show a login that is undone while they read it', async () => {
    const browser = createBrowser();
    const other = openTab(browser);
    await other.account.start();
    await browser.store.set('current-token', 'access-9');
    tell(browser, 'account:signing-in');
    tell(browser, 'account:sign-in-undone');
    await settle();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
    expect(other.account.userToken()).toBeUndefined();
  });

  it('[AC-55] remain guests where no login is stored', async () => {
    const { account, browser } = openTab();
    await account.start();
    tell(browser, 'account:signing-in');
    await settle();
    expect(account.session.get()).toEqual({ status: 'guest' });
  });

  it('[AC-5] follow a logout that comes while they still read what a login left', async () => {
    const browser = createBrowser();
    const other = openTab(browser);
    await other.account.start();
    const { account } = await signedInTab(browser);
    const { get } = browser.store;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow = openTab({
      ...browser,
      store: {
        ...browser.store,
        async get(key: string) {
          const value = await get.call(browser.store, key);
          await gate;
          return value;
        },
      },
    });
    const started = slow.account.start();
    await settle();
    await account.logout();
    release();
    expect(await started).toEqual({ status: 'guest' });
    await settle();
    expect(slow.account.userToken()).toBeUndefined();
    expect(slow.account.session.get()).toEqual({ status: 'guest' });
  });

  /** Sends a message to every tab. */
  const tell = (browser: ReturnType<typeof createBrowser>, message: string) => {
    for (const hear of browser.ears.values()) hear(message);
  };

  it('[AC-5] that are guests remain so, whatever they are told', async () => {
    const { account, browser, hookCalls, events, store } = openTab();
    await account.start();
    tell(browser, 'account:signed-out');
    tell(browser, 'account:signed-in');
    await store.set('current-token', 'access-9');
    tell(browser, 'account:tokens');
    await settle();
    expect([hookCalls, events]).toEqual([[], []]);
    expect(account.userToken()).toBeUndefined();
  });

  it('[AC-5] read new tokens only when they are told of them, and if there are some', async () => {
    const { account, browser, store } = await signedInTab();
    await store.set('current-token', 'access-9');
    tell(browser, 'account:other');
    await settle();
    expect(account.userToken()).toBe('access-1');
    tell(browser, 'account:tokens');
    await settle();
    expect(account.userToken()).toBe('access-9');
    await store.delete('current-token');
    tell(browser, 'account:tokens');
    await settle();
    expect(account.userToken()).toBe('access-9');
  });

  it('[AC-55] finish their own login when that of another tab is undone', async () => {
    const { account, browser } = openTab();
    await account.start();
    const login = account.login(credentials);
    for (let turn = 0; account.session.get().status === 'guest' && turn < 200; turn += 1) {
      tell(browser, 'account:sign-in-undone');
      await Promise.resolve();
    }
    expect((await login).ok).toBe(true);
    expect(account.session.get()).toMatchObject({ status: 'signed-in' });
    expect(account.userToken()).toBe('access-1');
  });

  it('[AC-28] take the tokens that follow a change of password', async () => {
    const browser = createBrowser();
    const { account } = await signedInTab(browser);
    const other = openTab(browser);
    await other.account.start();
    await settle();
    await account.changePassword({ currentPassword: 'titkos123', newPassword: 'uj-titkos-456' });
    await settle();
    expect([account.userToken(), other.account.userToken()]).toEqual(['access-2', 'access-2']);
  });

  it('[AC-5] are ignored after close', async () => {
    const browser = createBrowser();
    const other = openTab(browser);
    await other.account.start();
    other.account.close();
    await signedInTab(browser);
    await settle();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
  });
});

it('[AC-4] listeners of the session are notified of every change', async () => {
  const { account } = openTab();
  const states: string[] = [];
  const stop = account.session.subscribe(() => void states.push(account.session.get().status));
  await account.start();
  await account.login(credentials);
  await account.logout();
  stop();
  await account.login(credentials);
  expect(new Set(states)).toEqual(new Set(['guest', 'signed-in']));
  expect(states.at(-1)).toBe('guest');
});

it('[AC-4] a listener of events that has left is not notified any more', async () => {
  const { account } = openTab();
  const states: string[] = [];
  const stop = account.onEvent(({ type }) => void states.push(type));
  await account.login(credentials);
  stop();
  await account.logout();
  expect(states).toEqual(['signed-in']);
});

it('[AC-26] a profile that was saved for a guest is not shown', async () => {
  const { account, store } = openTab();
  await account.start();
  await account.applySavedProfile({ id: 7, email: 'anna@example.hu' } as Profile);
  expect(account.session.get()).toEqual({ status: 'guest' });
  expect(await store.keys()).toEqual([]);
});
