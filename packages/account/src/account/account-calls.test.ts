import { err, ok } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { openTab, settle, signedInTab } from '../test/account-bench.ts';

describe('the profile', () => {
  it('[AC-23] change goes to the outbox, also offline', async () => {
    const queued: unknown[] = [];
    const { account, browser, server } = await signedInTab(undefined, {
      ports: {
        async queueProfileUpdate(update) {
          queued.push(update);
          return ok();
        },
      },
    });
    browser.network.turn(false);
    const sent = server.requests.length;
    expect(await account.updateProfile({ firstname: 'Panna' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(queued).toEqual([{ customer: { firstname: 'Panna' } }]);
    expect(server.requests.length).toBe(sent);
  });

  it('[AC-23] change that cannot be kept, or has no owner, says so', async () => {
    const { account } = await signedInTab(undefined, {
      ports: { queueProfileUpdate: async () => err('full') },
    });
    expect(await account.updateProfile({})).toEqual({ ok: false, error: { kind: 'not-kept' } });
    expect(await openTab().account.updateProfile({})).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it('[AC-24] as the server took it replaces the one shown and the one kept', async () => {
    const { account, store, events } = await signedInTab();
    const session = account.session.get();
    if (session.status !== 'signed-in' || session.profile === undefined)
      throw new Error('signed in');
    const changed = { ...session.profile, firstname: 'Panna' };
    await account.applySavedProfile(changed);
    expect(account.session.get()).toMatchObject({
      profile: { firstname: 'Panna' },
      orders: session.orders,
    });
    expect(await store.get('current-user')).toMatchObject({ firstname: 'Panna' });
    expect(events).toEqual([{ type: 'profile-updated', profile: changed }]);
  });

  it('[AC-24] that arrives after a logout is not kept', async () => {
    const { account, store } = await signedInTab();
    await account.logout();
    await account.applySavedProfile({
      id: 7,
      email: 'anna@example.hu',
      firstname: '',
      lastname: '',
      addresses: [],
    });
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(await store.keys()).toEqual([]);
  });
});

describe('the password', () => {
  const change = { currentPassword: 'titkos123', newPassword: 'uj-titkos-456' };

  it('[AC-25] is not changed offline', async () => {
    const { account, browser, server } = await signedInTab();
    browser.network.turn(false);
    const sent = server.requests.length;
    expect(await account.changePassword(change)).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(server.requests.length).toBe(sent);
  });

  it('[AC-26] once changed begins a new session without ending the old one in sight', async () => {
    const { account, server, told, events, store } = await signedInTab();
    expect(await account.changePassword(change)).toEqual({ ok: true, value: undefined });
    expect(events).toEqual([{ type: 'password-changed' }]);
    expect(told).toEqual([]);
    expect(server.lastBody('/api/user/login')).toEqual({
      username: 'anna@example.hu',
      password: 'uj-titkos-456',
    });
    expect(await store.get('current-token')).toBe('access-2');
    expect(await account.orders()).toMatchObject({ ok: true, value: { cache: false } });
    expect(server.count('/api/user/refresh')).toBe(0);
  });

  it('[AC-26] stays changed when signing in with it fails', async () => {
    const { account, server } = await signedInTab();
    server.trouble('/api/user/login', { network: 'timeout' });
    expect(await account.changePassword(change)).toEqual({ ok: true, value: undefined });
  });

  it.each<[string, (tab: Awaited<ReturnType<typeof signedInTab>>) => Promise<unknown>]>([
    ['left here', ({ account }) => account.logout()],
    [
      'ended in another tab',
      async ({ browser }) => {
        const other = openTab(browser);
        await other.account.start();
        await other.account.logout();
      },
    ],
  ])('[AC-46] a session %s beside a change of password is not begun again', async (_how, end) => {
    const tab = await signedInTab();
    const { account, server, store } = tab;
    const release = server.hold('/api/user/login');
    const changing = account.changePassword(change);
    await settle();
    await end(tab);
    await settle();
    release();
    expect(await changing, 'the password has changed all the same').toEqual({
      ok: true,
      value: undefined,
    });
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(account.userToken()).toBeUndefined();
    expect(await store.keys()).toEqual([]);
  });

  it('[AC-26] a session lost before it changes leaves the password as it is', async () => {
    const { account, server, events, store } = await signedInTab();
    server.expireAll();
    server.trouble('/api/user/refresh', { answer: { body: '{"code":500,"result":"no"}' } });
    expect((await account.changePassword(change)).ok).toBe(false);
    await settle();
    expect(events).toEqual([
      { type: 'signed-out', silent: true },
      { type: 'session-lost', reason: 'refused' },
    ]);
    expect(server.count('/api/user/login')).toBe(1);
    expect(await store.keys()).toEqual([]);
    const former = { username: 'anna@example.hu', password: change.currentPassword };
    expect((await account.login(former)).ok).toBe(true);
  });

  it('[AC-26] refusal is the server’s, by name', async () => {
    const { account, events } = await signedInTab();
    expect(await account.changePassword({ ...change, currentPassword: 'x' })).toMatchObject({
      error: { kind: 'refused', error: 'password-wrong' },
    });
    expect(events).toEqual([]);
  });

  it('[AC-27] is not reset offline; online the address is trimmed', async () => {
    const { account, browser, server } = openTab();
    browser.network.turn(false);
    expect(await account.resetPassword('a@b.hu')).toEqual({
      ok: false,
      error: { kind: 'offline' },
    });
    const reset = { resetToken: 'r', newPassword: 'uj-titkos-456' };
    expect(await account.confirmReset(reset)).toEqual({ ok: false, error: { kind: 'offline' } });
    browser.network.turn(true);
    expect(await account.resetPassword(' a@b.hu ')).toEqual({ ok: true, value: undefined });
    expect(server.lastBody('/api/user/reset-password')).toEqual({ email: 'a@b.hu' });
    expect(await account.confirmReset(reset)).toEqual({ ok: true, value: undefined });
    expect(server.lastBody('/api/user/reset-password/confirm')).toEqual(reset);
  });
});

describe('the order history', () => {
  it('[AC-28] comes in pages of 20, newest first', async () => {
    const { account } = await signedInTab();
    expect(await account.orders()).toMatchObject({
      ok: true,
      value: { page: 1, pageSize: 20, total: 25, hasNextPage: true, cache: false },
    });
    const second = await account.orders({ page: 2 });
    expect(second).toMatchObject({ ok: true, value: { page: 2, hasNextPage: false } });
    expect(second.ok && second.value.orders.map(({ entity_id: id }) => id)).toEqual([
      5, 4, 3, 2, 1,
    ]);
    expect(account.session.get()).toMatchObject({ orders: { 0: { entity_id: 25 } } });
  });

  it('[AC-28] of a shorter page leaves what is kept and shown alone', async () => {
    const { account } = await signedInTab();
    expect(await account.orders({ pageSize: 5 })).toMatchObject({
      value: { orders: { length: 5 }, hasNextPage: true },
    });
    expect(account.session.get()).toMatchObject({ orders: { length: 20 } });
  });

  it('[AC-29] answers its first page from what is kept when the network gives none', async () => {
    const { account, server } = await signedInTab();
    server.trouble('/api/user/order-history', { network: 'unreachable' });
    const page = await account.orders();
    expect(page).toMatchObject({ ok: true, value: { cache: true, hasNextPage: false } });
    expect(page.ok && page.value.orders.length).toBe(20);
    server.trouble('/api/user/order-history', { network: 'unreachable' });
    expect(await account.orders({ page: 2 })).toMatchObject({ error: { kind: 'network' } });
    server.trouble('/api/user/order-history', { answer: { body: '{"code":500,"result":"x"}' } });
    expect(await account.orders()).toMatchObject({ error: { kind: 'refused', code: 500 } });
  });

  it('[AC-28] is nobody’s without a session', async () => {
    expect(await openTab().account.orders()).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });
});

it('[AC-30] the wishlist is read and changed on the server, with the user’s token', async () => {
  const { account, server } = await signedInTab(undefined, {
    config: { tokenTransport: 'header' },
  });
  expect(await account.wishlist()).toEqual({ ok: true, value: [{ product_id: 3 }] });
  expect(await account.addToWishlist([3, 4])).toEqual({ ok: true, value: undefined });
  expect(server.lastBody('/api/user/addWishlistItem')).toEqual({ product_id: [3, 4] });
  expect(await account.removeFromWishlist([3])).toEqual({ ok: true, value: undefined });
  expect(server.requests.at(-1)).toMatchObject({
    url: '/api/user/deleteWishlistItem',
    headers: { authorization: 'Bearer access-1' },
  });
  expect(await openTab().account.wishlist()).toEqual({ ok: false, error: { kind: 'signed-out' } });
});

describe('one order', () => {
  it('[AC-36] is read by its number, and what is shown and kept of it follows', async () => {
    const { account, store } = await signedInTab();
    const read = await account.order('ZG-25');
    expect(read).toMatchObject({ ok: true, value: { increment_id: 'ZG-25', status: 'shipped' } });
    expect(account.session.get()).toMatchObject({
      orders: expect.arrayContaining([
        expect.objectContaining({ increment_id: 'ZG-25', status: 'shipped' }),
        expect.objectContaining({ increment_id: 'ZG-24', status: 'pending' }),
      ]),
    });
    expect(await store.get('orders-history')).toHaveLength(20);
  });

  it('[AC-36] is the kept one when the network gives none', async () => {
    const { account, server } = await signedInTab();
    server.trouble('/api/user/order', { network: 'unreachable' });
    expect(await account.order('ZG-25')).toMatchObject({ ok: true, value: { status: 'pending' } });
    server.trouble('/api/user/order', { network: 'unreachable' });
    expect(await account.order('ZG-1')).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('[AC-37] is cancelled here as the server says', async () => {
    const { account } = await signedInTab();
    const canceled = await account.cancelOrder('ZG-25');
    expect(canceled).toMatchObject({ ok: true, value: { status: 'canceled' } });
    expect(account.session.get()).toMatchObject({
      orders: expect.arrayContaining([
        expect.objectContaining({ increment_id: 'ZG-25', status: 'canceled' }),
      ]),
    });
  });

  it('[AC-37] is not cancelled offline, nor when the server says no', async () => {
    const { account, browser, server } = await signedInTab();
    expect(await account.cancelOrder('ZG-24')).toMatchObject({
      ok: false,
      error: { kind: 'refused', error: 'order-not-cancelable' },
    });
    browser.network.turn(false);
    const sent = server.requests.length;
    expect(await account.cancelOrder('ZG-25')).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(server.requests.length).toBe(sent);
  });
});

describe('an order of a guest', () => {
  it('[AC-45] is canceled with its number and its address, and not offline', async () => {
    const { account, browser, server } = openTab();
    await account.start();
    const proof = { orderNumber: 'ZG-25', email: 'anna@example.hu' };
    expect(await account.cancelGuestOrder(proof)).toMatchObject({ ok: true });
    expect(server.requests.at(-1)?.url).toBe('/api/order/cancel');
    expect(await account.cancelGuestOrder({ ...proof, email: 'x@example.hu' })).toMatchObject({
      error: { kind: 'refused', error: 'order-unknown' },
    });
    browser.network.turn(false);
    expect(await account.cancelGuestOrder(proof)).toEqual({
      ok: false,
      error: { kind: 'offline' },
    });
  });

  it('[AC-45] may be canceled by whoever is signed in', async () => {
    const { account, server } = await signedInTab();
    await account.cancelGuestOrder({ orderNumber: 'ZG-25', email: 'anna@example.hu' });
    expect(server.requests.at(-1)?.url).toContain(`token=${account.userToken()}`);
  });
});

describe('a withdrawal', () => {
  const statement = { name: 'Kis Anna', orderNumber: 'ZG-25', email: 'anna@example.hu' };

  it('[AC-38] is stated and then confirmed, by a guest too', async () => {
    const { account, server } = openTab();
    await account.start();
    const stated = await account.withdraw(statement);
    expect(stated).toMatchObject({ ok: true, value: { ...statement, confirmation: 'word' } });
    expect(server.requests.at(-1)?.url).toBe('/api/order/withdrawal');
    expect(await account.confirmWithdrawal('word')).toMatchObject({
      ok: true,
      value: { received_at: '2026-03-05T12:00:00Z' },
    });
  });

  it('[AC-38] is refused offline', async () => {
    const { account, browser, server } = openTab();
    browser.network.turn(false);
    const offline = { ok: false, error: { kind: 'offline' } };
    expect(await account.withdraw(statement)).toEqual(offline);
    expect(await account.confirmWithdrawal('word')).toEqual(offline);
    expect(server.requests).toEqual([]);
  });

  it('[AC-39] of a signed-in shopper carries their token and leaves the session alone', async () => {
    const { account, server } = await signedInTab();
    expect(await account.withdraw({ ...statement, orderNumber: 'ZG-0' })).toMatchObject({
      ok: false,
      error: { kind: 'refused', error: 'order-unknown' },
    });
    expect(server.requests.at(-1)?.url).toContain(`token=${account.userToken()}`);
    expect(account.session.get().status).toBe('signed-in');
  });
});

describe('another e-mail address', () => {
  it('[AC-40] is asked for with the password, and nothing changes yet', async () => {
    const { account } = await signedInTab();
    const ask = (password: string) => account.changeEmail({ email: ' uj@example.hu ', password });
    expect(await ask('titkos123')).toEqual({ ok: true, value: undefined });
    expect(await ask('rossz')).toMatchObject({ ok: false, error: { error: 'password-wrong' } });
    expect(account.session.get()).toMatchObject({ profile: { email: 'anna@example.hu' } });
  });

  it('[AC-40] is taken by the link, signed in or not, and then seen', async () => {
    const { account, store } = await signedInTab();
    expect(await account.confirmEmail('new')).toEqual({ ok: true, value: 'uj@example.hu' });
    expect(account.session.get()).toMatchObject({ profile: { email: 'uj@example.hu' } });
    expect(await store.get('current-user')).toMatchObject({ email: 'uj@example.hu' });
    const guest = openTab();
    await guest.account.start();
    expect(await guest.account.confirmEmail('new')).toMatchObject({ ok: true });
    expect(await guest.account.confirmEmail('old')).toMatchObject({
      ok: false,
      error: { error: 'email-change-invalid' },
    });
  });

  it('[AC-40] is not asked for offline', async () => {
    const { account, browser } = await signedInTab();
    browser.network.turn(false);
    const offline = { ok: false, error: { kind: 'offline' } };
    const change = { email: 'uj@example.hu', password: 'titkos123' };
    expect(await account.changeEmail(change)).toEqual(offline);
    expect(await account.confirmEmail('new')).toEqual(offline);
  });
});

describe('one’s own data', () => {
  it('[AC-41] come in one answer, and to no guest', async () => {
    const { account } = await signedInTab();
    expect(await account.exportData()).toMatchObject({
      ok: true,
      value: { profile: { email: 'anna@example.hu' }, orders: [] },
    });
    expect(await openTab().account.exportData()).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it('[AC-42] are forgotten here and there', async () => {
    const { account, store, browser, told, events } = await signedInTab();
    const other = openTab(browser);
    await other.account.start();
    expect(await account.erase('titkos123')).toEqual({ ok: true, value: undefined });
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(told).toContain('signed out logout');
    expect(events).toEqual([{ type: 'signed-out', silent: true }]);
    for (const key of ['current-user', 'current-token', 'orders-history']) {
      expect(await store.get(key)).toBeUndefined();
    }
    await Promise.resolve();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
  });

  it('[AC-42] stay with a wrong password, and offline', async () => {
    const { account, browser } = await signedInTab();
    expect(await account.erase('rossz')).toMatchObject({ error: { error: 'password-wrong' } });
    expect(account.session.get().status).toBe('signed-in');
    browser.network.turn(false);
    expect(await account.erase('titkos123')).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  it('[AC-43] hold the reviews with their state', async () => {
    const { account } = await signedInTab();
    expect(await account.reviews()).toMatchObject({ ok: true, value: [{ state: 'pending' }] });
  });
});
