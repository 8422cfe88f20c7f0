import { describe, expect, it } from 'vitest';
import { openTab, signedInTab } from '../test/account-bench.ts';

describe('one order', () => {
  it('[AC-42] is read by its number, and what is shown and kept of it follows', async () => {
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

  it('[AC-42] is the kept one when the network gives none', async () => {
    const { account, server } = await signedInTab();
    server.trouble('/api/user/order', { network: 'unreachable' });
    expect(await account.order('ZG-25')).toMatchObject({ ok: true, value: { status: 'pending' } });
    server.trouble('/api/user/order', { network: 'unreachable' });
    expect(await account.order('ZG-1')).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('[AC-43] is cancelled here as the server says', async () => {
    const { account } = await signedInTab();
    const canceled = await account.cancelOrder('ZG-25');
    expect(canceled).toMatchObject({ ok: true, value: { status: 'canceled' } });
    expect(account.session.get()).toMatchObject({
      orders: expect.arrayContaining([
        expect.objectContaining({ increment_id: 'ZG-25', status: 'canceled' }),
      ]),
    });
  });

  it('[AC-43] is not cancelled offline, nor when the server says no', async () => {
    const { account, browser, server } = await signedInTab();
    expect(await account.cancelOrder('ZG-24')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', error: 'order-not-cancelable' },
    });
    browser.network.turn(false);
    const sent = server.requests.length;
    expect(await account.cancelOrder('ZG-25')).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
    expect(server.requests.length).toBe(sent);
  });
});

describe('an order of a guest', () => {
  it('[AC-46] is canceled with its number and its address, and not offline', async () => {
    const { account, browser, server } = openTab();
    await account.start();
    const proof = { orderNumber: 'ZG-25', email: 'anna@example.hu' };
    expect(await account.cancelGuestOrder(proof)).toMatchObject({ ok: true });
    expect(server.requests.at(-1)?.url).toBe('/api/order/cancel');
    expect(server.lastBody('/api/order/cancel')).toEqual(proof);
    expect(await account.cancelGuestOrder({ ...proof, email: 'x@example.hu' })).toMatchObject({
      error: { kind: 'rejected', error: 'order-unknown' },
    });
    browser.network.turn(false);
    expect(await account.cancelGuestOrder(proof)).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'offline' },
    });
  });

  it('[AC-46] may be canceled by the signed-in customer', async () => {
    const { account, server } = await signedInTab();
    await account.cancelGuestOrder({ orderNumber: 'ZG-25', email: 'anna@example.hu' });
    expect(server.requests.at(-1)?.url).toContain(`token=${account.userToken()}`);
    expect(server.lastBody('/api/order/cancel')).toEqual({
      orderNumber: 'ZG-25',
      email: 'anna@example.hu',
    });
  });
});

describe('a withdrawal', () => {
  const statement = { name: 'Kis Anna', orderNumber: 'ZG-25', email: 'anna@example.hu' };

  it('[AC-44] is stated and then confirmed, by a guest too', async () => {
    const { account, server } = openTab();
    await account.start();
    const stated = await account.withdraw(statement);
    expect(stated).toMatchObject({ ok: true, value: { ...statement, confirmation: 'word' } });
    expect(server.requests.at(-1)?.url).toBe('/api/order/withdrawal');
    expect(await account.confirmWithdrawal('word')).toMatchObject({
      ok: true,
      value: { received_at: '2026-03-05T12:00:00Z' },
    });
    expect(server.lastBody('/api/order/withdrawal/confirm')).toEqual({ confirmation: 'word' });
  });

  it('[AC-44] is refused offline', async () => {
    const { account, browser, server } = openTab();
    browser.network.turn(false);
    const offline = { ok: false, error: { kind: 'network', reason: 'offline' } };
    expect(await account.withdraw(statement)).toEqual(offline);
    expect(await account.confirmWithdrawal('word')).toEqual(offline);
    expect(server.requests).toEqual([]);
  });

  it('[AC-45] of a signed-in shopper carries their token and leaves the session alone', async () => {
    const { account, server } = await signedInTab();
    expect(await account.withdraw({ ...statement, orderNumber: 'ZG-0' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', error: 'order-unknown' },
    });
    expect(server.requests.at(-1)?.url).toContain(`token=${account.userToken()}`);
    expect(account.session.get().status).toBe('signed-in');
    expect(server.lastBody('/api/order/withdrawal')).toEqual({
      ...statement,
      orderNumber: 'ZG-0',
    });
  });
});
