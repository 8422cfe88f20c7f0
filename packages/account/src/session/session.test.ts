import { describe, expect, it } from 'vitest';
import { createBrowser, openTab, settle, signedInTab } from '../test/account-bench.ts';

const credentials = { username: ' anna@example.hu ', password: 'titkos123' };

describe('start', () => {
  it('[AC-3] without a stored token is a guest and asks nobody', async () => {
    const { account, server } = openTab();
    expect(account.session.get()).toEqual({ status: 'starting' });
    expect(await account.start()).toEqual({ status: 'guest' });
    expect(server.requests).toEqual([]);
  });

  it('[AC-1] shows the stored profile and orders before the server answers, reading once', async () => {
    const { browser } = await signedInTab();
    const release = browser.server.hold('/api/user/me');
    const { account, told } = openTab(browser);
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
    expect(told).toEqual([]);
    release();
    await settle();
    expect(told).toEqual(['authorised anna@example.hu restored']);
  });

  it('[AC-2] asks the server for profile and orders, then lets cart and lists follow', async () => {
    const { browser } = await signedInTab();
    const before = browser.server.requests.length;
    const { account, told } = openTab(browser);
    await account.start();
    await settle();
    const paths = browser.server.requests.slice(before).map(({ url }) => url.split('?')[0]);
    expect(paths).toEqual(['/api/user/me', '/api/user/order-history']);
    expect(told).toEqual(['authorised anna@example.hu restored']);
  });

  it('[AC-2] works offline with what is known', async () => {
    const { browser } = await signedInTab();
    browser.server.trouble('/api/user/me', { network: 'offline' });
    const { account, told } = openTab(browser);
    await account.start();
    await settle();
    expect(account.session.get()).toMatchObject({ profile: { firstname: 'Anna' } });
    expect(told).toEqual(['authorised anna@example.hu restored']);
  });

  it('[AC-2] survives a cart or list that fails', async () => {
    const { browser } = await signedInTab();
    const { account } = openTab(browser, {
      ports: { onAuthorised: () => Promise.reject(new Error('cart')) },
    });
    await account.start();
    await settle();
    expect(account.session.get().status).toBe('signed-in');
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
  it('[AC-13] sends the trimmed address, the password and the guest’s cart', async () => {
    const { account, server } = openTab();
    await account.start();
    expect(await account.login(credentials)).toMatchObject({
      ok: true,
      value: { email: 'anna@example.hu' },
    });
    expect(server.lastBody('/api/user/login')).toEqual({
      username: 'anna@example.hu',
      password: 'titkos123',
      cartId: 'guest-cart',
    });
  });

  it('[AC-13] without a cart sends none', async () => {
    const { account, server } = openTab(undefined, { ports: { cartToken: () => undefined } });
    await account.login(credentials);
    expect(server.lastBody('/api/user/login')).not.toHaveProperty('cartId');
  });

  it('[AC-13] is refused offline, before anything is sent', async () => {
    const { account, browser, server } = openTab();
    browser.network.turn(false);
    expect(await account.login(credentials)).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(server.requests).toEqual([]);
  });

  it('[AC-13] with a wrong password is the server’s refusal, by name', async () => {
    const { account } = openTab();
    expect(await account.login({ ...credentials, password: 'x' })).toMatchObject({
      ok: false,
      error: { kind: 'refused', error: 'bad-credentials' },
    });
    expect(account.session.get().status).not.toBe('signed-in');
  });

  it('[AC-14] keeps the tokens and brings profile, orders, cart and lists', async () => {
    const { account, store, told, events } = openTab();
    await account.start();
    await account.login(credentials);
    expect(await store.get('current-token')).toBe('access-1');
    expect(await store.get('current-refresh-token')).toBe('refresh-1');
    expect(account.session.get()).toMatchObject({
      profile: { firstname: 'Anna' },
      orders: expect.arrayContaining([
        expect.objectContaining({ increment_id: 'ZG-25' }),
      ]) as unknown,
    });
    expect(told).toEqual(['authorised anna@example.hu login']);
    expect(events).toEqual([{ type: 'signed-in' }]);
  });

  it.each([
    ['a profile that is refused', '/api/user/me', 'not-authorised', undefined],
    [
      'a profile that is lost on the way',
      '/api/user/me',
      'network',
      { network: 'timeout' as const },
    ],
    ['orders that are refused', '/api/user/order-history', 'not-authorised', undefined],
    [
      'orders that are lost on the way',
      '/api/user/order-history',
      'network',
      { network: 'timeout' as const },
    ],
  ])('[AC-15] is undone by %s', async (_story, path, kind, trouble) => {
    const { account, server, store, events, told } = openTab();
    server.trouble(path, trouble ?? { answer: { body: '{"code":500,"result":"no"}' } });
    expect(await account.login(credentials)).toMatchObject({ ok: false, error: { kind } });
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(await store.keys()).toEqual([]);
    expect(events).toEqual([]);
    expect(told, 'cart and lists did not follow').toEqual([]);
  });

  it('[AC-15] is undone when cart or lists cannot follow', async () => {
    const { account, store } = openTab(undefined, {
      ports: { onAuthorised: () => Promise.reject(new Error('wishlist')) },
    });
    expect(await account.login(credentials)).toEqual({
      ok: false,
      error: { kind: 'not-authorised' },
    });
    expect(await store.keys()).toEqual([]);
  });

  it('[AC-16] of somebody else ends the session before it, silently', async () => {
    const { account, told, events, server } = await signedInTab();
    await account.register({
      email: 'bela@example.hu',
      firstname: 'Béla',
      lastname: 'Nagy',
      password: 'masik-titok',
    });
    expect(account.session.get()).toMatchObject({ profile: { email: 'bela@example.hu' } });
    expect(told).toEqual(['signed out logout', 'authorised bela@example.hu login']);
    expect(events[0]).toEqual({ type: 'signed-out', silent: true });
    expect(server.count('/api/user/logout')).toBe(1);
  });
});

describe('register', () => {
  const customer = {
    email: 'uj@example.hu ',
    firstname: ' Éva',
    lastname: 'Dr. Nagy-Tóth',
    password: 'hosszu jelszo',
  };

  it('[AC-17] makes the account and signs in at once', async () => {
    const { account, server } = openTab();
    expect(await account.register(customer)).toMatchObject({
      ok: true,
      value: { email: 'uj@example.hu' },
    });
    expect(server.lastBody('/api/user/create')).toEqual({
      customer: { email: 'uj@example.hu', firstname: 'Éva', lastname: 'Dr. Nagy-Tóth' },
      password: 'hosszu jelszo',
    });
  });

  it('[AC-17] says by name when the address is taken, and does not sign in', async () => {
    const { account, server } = openTab();
    expect(await account.register({ ...customer, email: 'anna@example.hu' })).toMatchObject({
      error: { kind: 'refused', error: 'email-taken' },
    });
    expect(server.count('/api/user/login')).toBe(0);
  });

  it('[AC-17] can make the account alone, for an order that wants one', async () => {
    const { account, server } = openTab();
    expect(await account.createAccount(customer)).toEqual({ ok: true, value: undefined });
    expect(server.count('/api/user/create')).toBe(1);
    expect(server.count('/api/user/login')).toBe(0);
  });

  it('[AC-17] is refused offline', async () => {
    const { account, browser } = openTab();
    browser.network.turn(false);
    expect(await account.register(customer)).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});

it('[AC-18] a session of another host of the shop is taken over like a login', async () => {
  const { server } = await signedInTab();
  const host = openTab({ ...createBrowser(), server });
  await host.account.start();
  const adopted = await host.account.adopt({ token: 'access-1', refreshToken: 'refresh-1' });
  expect(adopted).toMatchObject({ ok: true, value: { email: 'anna@example.hu' } });
  expect(await host.store.get('current-refresh-token')).toBe('refresh-1');
  expect(await openTab({ ...createBrowser(), server }).account.adopt({ token: 'forged' })).toEqual({
    ok: false,
    error: { kind: 'not-authorised' },
  });
});

it('[AC-18] findings E4: a session of another host replaces none', async () => {
  const { account, server } = await signedInTab();
  const before = account.userToken();
  expect(await account.adopt({ token: 'access-1', refreshToken: 'refresh-1' })).toEqual({
    ok: false,
    error: { kind: 'not-authorised' },
  });
  expect([account.session.get().status, account.userToken()]).toEqual(['signed-in', before]);
  expect(server.requests.map(({ url }) => url).join(' ')).not.toContain('logout');
});

describe('logout', () => {
  it('[AC-19] ends the session here first and then tells the server with its own tokens', async () => {
    const { account, server, told, events } = await signedInTab();
    await account.logout();
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(told).toEqual(['signed out logout']);
    expect(events).toEqual([{ type: 'signed-out', silent: false }]);
    expect(server.requests.at(-1)?.url).toBe('/api/user/logout?token=access-1');
    expect(server.lastBody('/api/user/logout')).toEqual({ refreshToken: 'refresh-1' });
  });

  it('[AC-19] works without a network', async () => {
    const { account, server, store } = await signedInTab();
    server.trouble('/api/user/logout', { network: 'offline' });
    await account.logout({ silent: true });
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

  /** Two customers, one after the other; what the first one asked for last is answered when `late` is called. */
  async function nextInLine(asked: string) {
    const browser = createBrowser();
    let late: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (late = resolve));
    let isSlow = false;
    const tab = await signedInTab(browser, {
      ports: {
        async fetch(request) {
          const waits = isSlow && request.url.includes(asked);
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

  it('[AC-46] drops an answer that comes when somebody else is signed in', async () => {
    const { account, store, slow, next, late } = await nextInLine('/api/user/me');
    slow();
    const asked = account.refreshProfile();
    await next();
    late();
    expect(await asked).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(account.session.get()).toMatchObject({ profile: { email: 'bela@example.hu' } });
    expect(await store.get('current-user')).toMatchObject({ email: 'bela@example.hu' });
  });

  it('[AC-46] repeats no call in the name of whoever signed in next', async () => {
    const { account, server, slow, next, late } = await nextInLine('/api/cart/pull');
    server.expireAll();
    slow();
    const asked = account.fetch({ method: 'GET', url: '/api/cart/pull?token=own&cartId=c1' });
    await next();
    late();
    expect(await asked).toMatchObject({ value: { status: 401 } });
    expect(server.count('/api/cart/pull')).toBe(1);
    expect(account.session.get()).toMatchObject({ profile: { email: 'bela@example.hu' } });
  });

  it.each([
    ['its profile', '/api/user/me'],
    ['its orders', '/api/user/order-history'],
  ])('[AC-46] leaves a login undone that was left before %s came', async (_what, path) => {
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

  it('[AC-22] goes on when cart or lists fail to follow', async () => {
    const { account, events } = await signedInTab(undefined, {
      ports: { onSignedOut: () => Promise.reject(new Error('cart')) },
    });
    await account.logout({ silent: true });
    expect(events).toEqual([{ type: 'signed-out', silent: true }]);
  });
});

describe('other tabs', () => {
  it('[AC-5] follow a login, a renewal and a logout', async () => {
    const browser = createBrowser();
    const other = openTab(browser);
    await other.account.start();
    const { account } = await signedInTab(browser);
    await settle();
    expect(other.account.session.get()).toMatchObject({ profile: { email: 'anna@example.hu' } });
    expect(other.events).toEqual([{ type: 'signed-in' }]);
    expect(other.told).toEqual(['authorised anna@example.hu restored']);

    browser.server.expireAll();
    await account.orders();
    await settle();
    expect(other.account.userToken()).toBe(account.userToken());

    await account.logout();
    await settle();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
    expect(other.told.at(-1)).toBe('signed out other-tab');
    expect(other.events.at(-1)).toEqual({ type: 'signed-out', silent: true });
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

  it('[AC-5] are no longer heard after close', async () => {
    const browser = createBrowser();
    const other = openTab(browser);
    await other.account.start();
    other.account.close();
    await signedInTab(browser);
    await settle();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
  });
});

it('[AC-4] listeners of the session hear every change', async () => {
  const { account } = openTab();
  const seen: string[] = [];
  const stop = account.session.subscribe(() => void seen.push(account.session.get().status));
  await account.start();
  await account.login(credentials);
  await account.logout();
  stop();
  await account.login(credentials);
  expect(new Set(seen)).toEqual(new Set(['guest', 'signed-in']));
  expect(seen.at(-1)).toBe('guest');
});

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
