import { describe, expect, it } from 'vitest';
import { createBrowser, openTab, settle, signedInTab } from '../test/account-bench.ts';

const anna = { username: 'anna@example.hu', password: 'titkos123' };

describe('start', () => {
  it('[AC-3] without a stored token is a guest and sends no request', async () => {
    const { account, server } = openTab();
    expect(account.session.get()).toEqual({ status: 'starting' });
    expect(await account.start()).toEqual({ status: 'guest' });
    expect(server.requests).toEqual([]);
  });

  it('[AC-1] shows the stored profile and orders before the server answers, reading once', async () => {
    const { browser } = await signedInTab();
    const release = browser.server.hold('/api/user/me');
    const { account, hookCalls } = openTab(browser);
    const [session, again] = await Promise.all([account.start(), account.start()]);
    expect(session).toMatchObject({
      status: 'signed-in',
      profile: { email: 'anna@example.hu' },
      orders: [
        { increment_id: 'ZG-25' },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
    expect(again).toBe(session);
    expect(hookCalls).toEqual([]);
    release();
    await settle();
    expect(hookCalls).toEqual(['authorised anna@example.hu restored']);
  });

  it('[AC-2] asks the server for profile and orders, then lets cart and lists follow', async () => {
    const { browser } = await signedInTab();
    const before = browser.server.requests.length;
    const { account, hookCalls } = openTab(browser);
    await account.start();
    await settle();
    const paths = browser.server.requests.slice(before).map(({ url }) => url.split('?')[0]);
    expect(paths).toEqual(['/api/user/me', '/api/user/order-history']);
    expect(hookCalls).toEqual(['authorised anna@example.hu restored']);
  });

  it('[AC-2] works offline with what is known', async () => {
    const { browser } = await signedInTab();
    browser.server.trouble('/api/user/me', { network: 'offline' });
    const historyCount = browser.server.count('/api/user/order-history');
    const { account, hookCalls } = openTab(browser);
    await account.start();
    await settle();
    expect(browser.server.count('/api/user/order-history')).toBe(historyCount);
    expect(account.session.get()).toMatchObject({ profile: { firstname: 'Anna' } });
    expect(hookCalls).toEqual(['authorised anna@example.hu restored']);
  });

  it('[AC-2] survives a cart or list that fails', async () => {
    const { browser } = await signedInTab();
    const cause = new Error('cart');
    const { account, logged } = openTab(browser, {
      ports: { onAuthorised: () => Promise.reject(cause) },
    });
    await account.start();
    await settle();
    expect(account.session.get().status).toBe('signed-in');
    expect(logged).toEqual([['session-restore-incomplete', { cause }]]);
  });

  it('[AC-2] keeps the known orders when the new ones cannot be fetched, and logs it', async () => {
    const { browser } = await signedInTab();
    browser.server.trouble('/api/user/order-history', { network: 'timeout' });
    const { account, logged, store } = openTab(browser);
    await account.start();
    await settle();
    expect(account.session.get()).toMatchObject({ orders: { length: 20 } });
    expect(await store.get('orders-history')).toHaveLength(20);
    expect(logged).toEqual([['orders-not-refreshed', { kind: 'network' }]]);
  });

  it('[AC-2] without a known profile and a network lets nothing follow', async () => {
    const { browser } = await signedInTab();
    await browser.store.delete('current-user');
    browser.server.trouble('/api/user/me', { network: 'offline' });
    const { account, hookCalls, logged } = openTab(browser);
    await account.start();
    await settle();
    expect([hookCalls, logged]).toEqual([[], []]);
  });

  it('[AC-21] lets nothing follow a session that has ended meanwhile', async () => {
    const { browser } = await signedInTab();
    const release = browser.server.hold('/api/user/order-history');
    const { account, hookCalls } = openTab(browser);
    await account.start();
    await settle();
    await account.logout();
    release();
    await settle();
    expect(hookCalls).toEqual(['signed out logout']);
  });

  it('[AC-2] needs no port that follows a restored session', async () => {
    const { browser } = await signedInTab();
    const { account } = openTab(browser, { ports: { onAuthorised: undefined } });
    expect(await account.start()).toMatchObject({ status: 'signed-in' });
    await settle();
    expect(account.session.get().status).toBe('signed-in');
  });

  it('[AC-21] leaves a session alone that begins while the stored one is read', async () => {
    const browser = createBrowser();
    const { get } = browser.store;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    browser.store.get = async (key) => {
      const value = await get.call(browser.store, key);
      await gate;
      return value;
    };
    const { account } = openTab(browser);
    const starting = account.start();
    await settle();
    expect((await account.login(anna)).ok).toBe(true);
    release();
    expect(await starting).toMatchObject({ status: 'signed-in' });
    expect(account.userToken()).toBe('access-1');
  });

  it('[AC-6] treats what does not look like a session as absent', async () => {
    const browser = createBrowser();
    await browser.store.set('current-token', 42);
    expect(await openTab(browser).account.start()).toEqual({ status: 'guest' });
    await browser.store.set('current-token', 'access-9');
    await browser.store.set('current-user', { email: 7 });
    await browser.store.set('orders-history', 'none');
    browser.server.trouble('/api/user/me', { network: 'offline' });
    expect(await openTab(browser).account.start()).toEqual({
      status: 'signed-in',
      profile: undefined,
      orders: undefined,
    });
  });
});

describe('login', () => {
  const notAuthorised = { ok: false, error: { kind: 'not-authorised' } };

  it('[AC-15] that cart or lists cannot follow is logged', async () => {
    const cause = new Error('cart');
    const { account, logged } = openTab(undefined, {
      ports: { onAuthorised: () => Promise.reject(cause) },
    });
    expect(await account.login(anna)).toEqual(notAuthorised);
    expect(logged).toEqual([['login-incomplete', { cause }]]);
  });

  it('[AC-21] a logout at any moment of a login is final', async () => {
    for (let moment = 0, isOver = false; !isOver; moment += 1) {
      const { account, store, events, hookCalls } = openTab();
      await account.start();
      const login = account.login(anna);
      while (account.userToken() === undefined) await Promise.resolve();
      for (let turn = 0; turn < moment; turn += 1) await Promise.resolve();
      isOver = events.length > 0;
      const before = hookCalls.length;
      await account.logout();
      const signedIn = await login;
      expect(isOver ? signedIn.ok : signedIn).toEqual(isOver ? true : notAuthorised);
      expect(account.session.get()).toEqual({ status: 'guest' });
      expect(account.userToken()).toBeUndefined();
      expect(await store.keys()).toEqual([]);
      // Cart and lists never follow a session that has ended.
      const after = hookCalls.slice(before);
      expect(after.filter((call) => !call.startsWith('signed out'))).toEqual([]);
    }
  });

  it.each(['its profile', 'its cart'])(
    '[AC-21] that was left while it waited for %s does not undo the next one',
    async (waitsFor) => {
      const browser = createBrowser();
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      let isFirst = true;
      const wait = async (isHeld: boolean) => {
        if (!isFirst || !isHeld) return false;
        isFirst = false;
        await gate;
        return true;
      };
      const { account } = openTab(browser, {
        ports: {
          async fetch(request) {
            const answer = await browser.server.fetch(request);
            await wait(waitsFor === 'its profile' && request.url.includes('/user/me'));
            return answer;
          },
          async onAuthorised() {
            if (await wait(waitsFor === 'its cart')) throw new Error('cart');
          },
        },
      });
      await account.start();
      const first = account.login(anna);
      await settle();
      await account.logout();
      expect((await account.login(anna)).ok).toBe(true);
      const token = account.userToken();
      release();
      expect(await first).toEqual(notAuthorised);
      expect(account.session.get().status).toBe('signed-in');
      expect([token, account.userToken()]).toEqual(['access-2', 'access-2']);
    },
  );
});
