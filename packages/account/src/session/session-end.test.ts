import { describe, expect, it } from 'vitest';
import { createBrowser, openTab, settle, signedInTab } from '../test/account-bench.ts';

describe('logout', () => {
  it('[AC-19] ends the session locally first and then calls the server with its own tokens', async () => {
    const { account, server, hookCalls, events } = await signedInTab();
    await account.logout();
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(hookCalls).toEqual(['signed out logout']);
    expect(events).toEqual([{ type: 'signed-out', silent: false }]);
    expect(server.requests.at(-1)?.url).toBe('/api/user/logout?token=access-1');
    expect(server.lastBody('/api/user/logout')).toEqual({ refreshToken: 'refresh-1' });
  });

  it('[AC-19] works without a network', async () => {
    const { account, server, store, logged } = await signedInTab();
    server.trouble('/api/user/logout', { network: 'offline' });
    await account.logout({ silent: true });
    expect(logged).toEqual([['logout-not-told', { kind: 'offline' }]]);
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(await store.keys()).toEqual([]);
  });

  it('[AC-20] forgets what is personal and leaves the rest of the collection', async () => {
    const { account, store } = await signedInTab();
    await store.set('last-cart-bypass-ts', 1);
    expect(await store.keys()).toEqual([
      'current-refresh-token',
      'current-token',
      'current-user',
      'last-cart-bypass-ts',
      'orders-history',
    ]);
    await account.logout();
    expect(await store.keys()).toEqual(['last-cart-bypass-ts']);
  });

  it('[AC-21] is final, also while a refresh is under way', async () => {
    const { account, server, store } = await signedInTab();
    server.expireAll();
    const release = server.hold('/api/user/refresh');
    const going = account.orders();
    await settle();
    const leaving = account.logout();
    release();
    await Promise.all([going, leaving]);
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(await store.keys()).toEqual([]);
  });

  it('[AC-21] is final, also while the stored session is still being read', async () => {
    const browser = createBrowser();
    await signedInTab(browser);
    const { account, store } = openTab(browser);
    const starting = account.start();
    await account.logout();
    expect(await starting).toEqual({ status: 'guest' });
    await settle();
    expect(account.userToken()).toBeUndefined();
    expect(await store.keys()).toEqual([]);
  });

  it('[AC-21] is final, also while the new token is being kept', async () => {
    const { account, server, store } = await signedInTab();
    server.expireAll();
    const { set } = store;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    store.set = async (key, value) => {
      await gate;
      return set.call(store, key, value);
    };
    const going = account.orders();
    await settle();
    const leaving = account.logout();
    release();
    await Promise.all([going, leaving]);
    expect(account.userToken()).toBeUndefined();
    expect(await store.keys()).toEqual([]);
  });

  it('[AC-54] a login during a logout that waits for a refresh succeeds, and its session is stored', async () => {
    const { account, server, store, hookCalls } = await signedInTab();
    server.expireAll();
    const release = server.hold('/api/user/refresh');
    const going = account.orders();
    await settle();
    const leaving = account.logout();
    const arriving = account.login({ username: 'anna@example.hu', password: 'titkos123' });
    await settle();
    release();
    await Promise.all([going, leaving]);
    expect(await arriving).toMatchObject({ ok: true });
    expect(account.session.get()).toMatchObject({ status: 'signed-in' });
    expect(await store.get('current-token')).toBe(account.userToken());
    expect(hookCalls).toEqual(['signed out logout', 'authorised anna@example.hu login']);
  });

  it('[AC-54] a login during a logout of another tab is stored after the logout has cleared', async () => {
    const browser = createBrowser();
    const first = await signedInTab(browser);
    const second = openTab(browser);
    await second.account.start();
    await settle();
    browser.server.expireAll();
    const release = browser.server.hold('/api/user/refresh');
    const going = first.account.orders();
    await settle();
    const leaving = first.account.logout();
    await settle();
    const arriving = second.account.login({
      username: 'anna@example.hu',
      password: 'titkos123',
    });
    await settle();
    release();
    await Promise.all([going, leaving]);
    expect(await arriving).toMatchObject({ ok: true });
    expect(await browser.store.get('current-token')).toBe(second.account.userToken());
    expect(second.account.userToken()).toBeDefined();
  });

  /** Signs in two customers in turn. The last request of the first one is answered when `late` is called. */
  async function nextInLine(lateUrl: string) {
    const browser = createBrowser();
    let late: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (late = resolve));
    let isSlow = false;
    const tab = await signedInTab(browser, {
      ports: {
        async fetch(request) {
          const waits = isSlow && request.url.includes(lateUrl);
          isSlow &&= !waits;
          const answer = await browser.server.fetch(request);
          if (waits) await gate;
          return answer;
        },
      },
    });
    const bela = {
      email: 'bela@example.hu',
      firstname: 'Béla',
      lastname: 'Nagy',
      password: 'titkos456',
    };
    return {
      ...tab,
      slow: () => void (isSlow = true),
      next: async () => {
        await tab.account.logout();
        await tab.account.register(bela);
      },
      late,
    };
  }

  it('[AC-22] discards a response that arrives when another customer is signed in', async () => {
    const { account, store, slow, next, late } = await nextInLine('/api/user/me');
    slow();
    const pendingRefresh = account.refreshProfile();
    await next();
    late();
    expect(await pendingRefresh).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(account.session.get()).toMatchObject({ profile: { email: 'bela@example.hu' } });
    expect(await store.get('current-user')).toMatchObject({ email: 'bela@example.hu' });
  });

  it('[AC-22] does not repeat a call for the next customer', async () => {
    const { account, server, slow, next, late } = await nextInLine('/api/cart/pull');
    server.expireAll();
    slow();
    const pendingPull = account.fetch({ method: 'GET', url: '/api/cart/pull?token=own&cartId=c1' });
    await next();
    late();
    expect(await pendingPull).toMatchObject({ value: { status: 401 } });
    expect(server.count('/api/cart/pull')).toBe(1);
    expect(account.session.get()).toMatchObject({ profile: { email: 'bela@example.hu' } });
  });

  it.each([
    ['its profile', '/api/user/me'],
    ['its orders', '/api/user/order-history'],
  ])('[AC-22] leaves a login undone that was left before %s came', async (_what, path) => {
    const { account, server, store, events } = openTab();
    await account.start();
    const release = server.hold(path);
    const login = account.login({ username: 'anna@example.hu', password: 'titkos123' });
    await settle();
    await account.logout();
    release();
    expect(await login).toEqual({ ok: false, error: { kind: 'not-authorised' } });
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(await store.keys()).toEqual([]);
    expect(events).toEqual([{ type: 'signed-out', silent: false }]);
  });

  it('[AC-23] goes on when cart or lists fail to follow', async () => {
    const cause = new Error('cart');
    const { account, events, logged } = await signedInTab(undefined, {
      ports: { onSignedOut: () => Promise.reject(cause) },
    });
    await account.logout({ silent: true });
    expect(events).toEqual([{ type: 'signed-out', silent: true }]);
    expect(logged).toEqual([['logout-incomplete', { how: 'logout', cause }]]);
  });
});

describe('a session that is lost', () => {
  const ended = [
    { type: 'signed-out', silent: true },
    { type: 'session-lost', reason: 'refused' },
  ];

  /** A tab whose next call ends the session. */
  async function losingTab(over?: Parameters<typeof signedInTab>[1], browser = createBrowser()) {
    const tab = await signedInTab(browser, over);
    tab.server.expireAll();
    tab.server.revokeAll();
    return tab;
  }

  it('[AC-39] ends without a port for what is not sent', async () => {
    const { account, events } = await losingTab({ ports: { onSessionLost: undefined } });
    await account.orders();
    await settle();
    expect(events).toEqual(ended);
  });

  it('[AC-39] ends when that port fails, which is logged', async () => {
    const cause = new Error('outbox');
    const { account, events, logged } = await losingTab({
      ports: { onSessionLost: () => Promise.reject(cause) },
    });
    await account.orders();
    await settle();
    expect(events).toEqual(ended);
    expect(logged).toEqual([
      ['session-lost', { reason: 'refused' }],
      ['logout-incomplete', { how: 'session-lost', cause }],
    ]);
  });

  it('[AC-5] [AC-39] ends in the other tabs too', async () => {
    const { account, browser } = await losingTab();
    const other = openTab(browser);
    browser.server.trouble('/api/user/me', { network: 'offline' });
    await other.account.start();
    await settle();
    await account.orders();
    await settle();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
    expect(other.hookCalls.at(-1)).toBe('signed out other-tab');
  });

  it('[AC-21] is not begun again by a read of what it had stored', async () => {
    const { account, browser, store, hookCalls } = await losingTab();
    const { get } = store;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    store.get = async (key) => {
      const value = await get.call(store, key);
      if (key === 'orders-history') await gate;
      return value;
    };
    for (const hear of browser.ears.values()) hear('account:signed-in');
    await settle();
    await account.orders();
    await settle();
    release();
    await settle();
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(hookCalls).toEqual(['lost refused while signed-in', 'signed out session-lost']);
  });
});
