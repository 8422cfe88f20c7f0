import { err, ok } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { openTab, settle, signedInTab } from '../test/account-bench.ts';

describe('the profile', () => {
  it('[AC-25] change goes to the outbox, also offline', async () => {
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

  it('[AC-25] change that cannot be kept, or has no owner, says so', async () => {
    const { account } = await signedInTab(undefined, {
      ports: { queueProfileUpdate: async () => err('full') },
    });
    expect(await account.updateProfile({})).toEqual({ ok: false, error: { kind: 'not-kept' } });
    expect(await openTab().account.updateProfile({})).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it('[AC-26] as the server took it replaces the one shown and the one kept', async () => {
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

  it('[AC-26] that arrives after a logout is not kept', async () => {
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

  it('[AC-27] is not changed offline', async () => {
    const { account, browser, server } = await signedInTab();
    browser.network.turn(false);
    const sent = server.requests.length;
    expect(await account.changePassword(change)).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
    expect(server.requests.length).toBe(sent);
  });

  it('[AC-28] once changed begins a new session without ending the old one in sight', async () => {
    const { account, server, hookCalls, events, store } = await signedInTab();
    expect(await account.changePassword(change)).toEqual({ ok: true, value: undefined });
    expect(events).toEqual([{ type: 'password-changed' }]);
    expect(hookCalls).toEqual([]);
    expect(server.lastBody('/api/user/login')).toEqual({
      username: 'anna@example.hu',
      password: 'uj-titkos-456',
    });
    expect(await store.get('current-token')).toBe('access-2');
    expect(await account.orders()).toMatchObject({ ok: true, value: { cache: false } });
    expect(server.count('/api/user/refresh')).toBe(0);
  });

  it('[AC-28] stays changed when signing in with it fails', async () => {
    const { account, server, logged } = await signedInTab();
    server.trouble('/api/user/login', { network: 'timeout' });
    expect(await account.changePassword(change)).toEqual({ ok: true, value: undefined });
    expect(logged).toEqual([['sign-in-after-password-change', { kind: 'network' }]]);
  });

  it('[AC-28] once changed by a customer whose profile is not known begins no session', async () => {
    const { browser } = await signedInTab();
    await browser.store.delete('current-user');
    browser.server.trouble('/api/user/me', { network: 'offline' });
    const { account, server } = openTab(browser);
    await account.start();
    await settle();
    expect(await account.changePassword(change)).toEqual({ ok: true, value: undefined });
    expect(server.count('/api/user/login')).toBe(1);
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
  ])('[AC-22] a session %s beside a change of password is not begun again', async (_how, end) => {
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

  it('[AC-28] a session lost before it changes leaves the password as it is', async () => {
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

  it('[AC-28] refusal is the server’s, by name', async () => {
    const { account, events } = await signedInTab();
    expect(await account.changePassword({ ...change, currentPassword: 'x' })).toMatchObject({
      error: { kind: 'rejected', error: 'password-wrong' },
    });
    expect(events).toEqual([]);
  });

  it('[AC-29] is not reset offline; online the address is trimmed', async () => {
    const { account, browser, server } = openTab();
    browser.network.turn(false);
    expect(await account.resetPassword('a@b.hu')).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
    const reset = { resetToken: 'r', newPassword: 'uj-titkos-456' };
    expect(await account.confirmReset(reset)).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
    browser.network.turn(true);
    expect(await account.resetPassword(' a@b.hu ')).toEqual({ ok: true, value: undefined });
    expect(server.lastBody('/api/user/reset-password')).toEqual({ email: 'a@b.hu' });
    expect(await account.confirmReset(reset)).toEqual({ ok: true, value: undefined });
    expect(server.lastBody('/api/user/reset-password/confirm')).toEqual(reset);
  });
});

describe('another e-mail address', () => {
  it('[AC-33] is asked for with the password, and nothing changes yet', async () => {
    const { account } = await signedInTab();
    const ask = (password: string) => account.changeEmail({ email: ' uj@example.hu ', password });
    expect(await ask('titkos123')).toEqual({ ok: true, value: undefined });
    expect(await ask('rossz')).toMatchObject({ ok: false, error: { error: 'password-wrong' } });
    expect(account.session.get()).toMatchObject({ profile: { email: 'anna@example.hu' } });
  });

  it('[AC-33] is taken by the link, signed in or not, and then seen', async () => {
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

  it('[AC-33] is not asked for offline', async () => {
    const { account, browser } = await signedInTab();
    browser.network.turn(false);
    const offline = { ok: false, error: { kind: 'network', reason: 'offline' } };
    const change = { email: 'uj@example.hu', password: 'titkos123' };
    expect(await account.changeEmail(change)).toEqual(offline);
    expect(await account.confirmEmail('new')).toEqual(offline);
  });
});

describe('one’s own data', () => {
  it('[AC-36] come in one answer, and to no guest', async () => {
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

  it('[AC-37] are forgotten here and there', async () => {
    const { account, store, browser, hookCalls, events } = await signedInTab();
    const other = openTab(browser);
    await other.account.start();
    expect(await account.erase('titkos123')).toEqual({ ok: true, value: undefined });
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(hookCalls).toContain('signed out logout');
    expect(events).toEqual([{ type: 'signed-out', silent: true }]);
    for (const key of ['current-user', 'current-token', 'orders-history']) {
      expect(await store.get(key)).toBeUndefined();
    }
    await Promise.resolve();
    expect(other.account.session.get()).toEqual({ status: 'guest' });
  });

  it('[AC-37] stay with a wrong password, and offline', async () => {
    const { account, browser } = await signedInTab();
    expect(await account.erase('rossz')).toMatchObject({ error: { error: 'password-wrong' } });
    expect(account.session.get().status).toBe('signed-in');
    browser.network.turn(false);
    expect(await account.erase('titkos123')).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
  });

  it('[AC-38] hold the reviews with their state', async () => {
    const { account } = await signedInTab();
    expect(await account.reviews()).toMatchObject({ ok: true, value: [{ state: 'pending' }] });
  });
});
