import { describe, expect, it } from 'vitest';
import { createBrowser, openTab, settle, signedInTab } from '../test/account-bench.ts';

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
