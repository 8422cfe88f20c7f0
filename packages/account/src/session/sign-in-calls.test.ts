import { describe, expect, it } from 'vitest';
import { createBrowser, openTab, signedInTab } from '../test/account-bench.ts';

const credentials = { username: ' anna@example.hu ', password: 'titkos123' };

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
    expect(await account.login(credentials)).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
    expect(server.requests).toEqual([]);
  });

  it('[AC-13] with a wrong password is the server’s refusal, by name', async () => {
    const { account } = openTab();
    expect(await account.login({ ...credentials, password: 'x' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', error: 'bad-credentials' },
    });
    expect(account.session.get().status).not.toBe('signed-in');
  });

  it('[AC-14] keeps the tokens and brings profile, orders, cart and lists', async () => {
    const { account, store, hookCalls, events } = openTab();
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
    expect(hookCalls).toEqual(['authorised anna@example.hu login']);
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
    const { account, server, store, events, hookCalls } = openTab();
    server.trouble(path, trouble ?? { answer: { body: '{"code":500,"result":"no"}' } });
    expect(await account.login(credentials)).toMatchObject({ ok: false, error: { kind } });
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(await store.keys()).toEqual([]);
    expect(events).toEqual([]);
    expect(hookCalls, 'cart and lists did not follow').toEqual([]);
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

  it('[AC-16] of another customer ends the previous session silently', async () => {
    const { account, hookCalls, events, server } = await signedInTab();
    await account.register({
      email: 'bela@example.hu',
      firstname: 'Béla',
      lastname: 'Nagy',
      password: 'masik-titok',
    });
    expect(account.session.get()).toMatchObject({ profile: { email: 'bela@example.hu' } });
    expect(hookCalls).toEqual(['signed out logout', 'authorised bela@example.hu login']);
    expect(events[0]).toEqual({ type: 'signed-out', silent: true });
    expect(server.count('/api/user/logout')).toBe(1);
  });
});

it.each(['""', '7', 'null'])('[AC-14] a refresh token that is %s is none', async (refreshToken) => {
  const { account, server, store } = openTab();
  server.trouble('/api/user/login', {
    answer: { body: `{"code":200,"result":"access-0","meta":{"refreshToken":${refreshToken}}}` },
  });
  server.trouble('/api/user/me', {
    answer: { body: '{"code":200,"result":{"id":7,"email":"anna@example.hu"}}' },
  });
  server.trouble('/api/user/order-history', {
    answer: { body: '{"code":200,"result":{"items":[],"total_count":0}}' },
  });
  expect((await account.login(credentials)).ok).toBe(true);
  expect(await store.keys()).not.toContain('current-refresh-token');
  await account.logout();
  expect(server.lastBody('/api/user/logout')).toEqual({});
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
      error: { kind: 'rejected', error: 'email-taken' },
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
    expect(await account.register(customer)).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
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
