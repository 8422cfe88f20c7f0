import { describe, expect, it } from 'vitest';
import { openTab, settle, signedInTab } from '../test/account-bench.ts';

describe('the order history', () => {
  it('[AC-30] comes in pages of 20, newest first', async () => {
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

  it('[AC-30] of a shorter page leaves what is kept and shown alone', async () => {
    const { account } = await signedInTab();
    expect(await account.orders({ pageSize: 5 })).toMatchObject({
      value: { orders: { length: 5 }, hasNextPage: true },
    });
    expect(account.session.get()).toMatchObject({ orders: { length: 20 } });
  });

  it('[AC-31] answers its first page from what is kept when the network gives none', async () => {
    const { account, server } = await signedInTab();
    server.trouble('/api/user/order-history', { network: 'unreachable' });
    const page = await account.orders();
    expect(page).toMatchObject({ ok: true, value: { cache: true, hasNextPage: false } });
    expect(page.ok && page.value.orders.length).toBe(20);
    server.trouble('/api/user/order-history', { network: 'unreachable' });
    expect(await account.orders({ page: 2 })).toMatchObject({ error: { kind: 'network' } });
    server.trouble('/api/user/order-history', { answer: { body: '{"code":500,"result":"x"}' } });
    expect(await account.orders()).toMatchObject({ error: { kind: 'rejected', code: 500 } });
  });

  it('[AC-30] keeps a whole first page, and knows when a page is the last', async () => {
    const { account, store } = await signedInTab();
    await store.delete('orders-history');
    await account.orders({ pageSize: 20 });
    expect(await store.get('orders-history')).toHaveLength(20);
    expect(await account.orders({ page: 5, pageSize: 5 })).toMatchObject({
      value: { orders: { length: 5 }, hasNextPage: false },
    });
  });

  it('[AC-30] without orders on a page has no next page, whatever the total says', async () => {
    const { account, server } = await signedInTab();
    server.trouble('/api/user/order-history', {
      answer: { body: '{"code":200,"result":{"items":[],"total_count":25}}' },
    });
    expect(await account.orders()).toMatchObject({ value: { total: 25, hasNextPage: false } });
  });

  it('[AC-42] an order is read by a customer whose orders are not known', async () => {
    const { browser } = await signedInTab();
    await browser.store.delete('orders-history');
    browser.server.trouble('/api/user/order-history', { network: 'offline' });
    const { account, server, store } = openTab(browser);
    await account.start();
    await settle();
    expect(await account.order('ZG-25')).toMatchObject({ value: { status: 'shipped' } });
    expect(await store.keys()).not.toContain('orders-history');
    server.trouble('/api/user/order', { network: 'offline' });
    expect(await account.order('ZG-25')).toMatchObject({ error: { kind: 'network' } });
    expect(await account.orders()).toMatchObject({ value: { orders: { length: 20 } } });
    expect(account.session.get()).toMatchObject({ orders: { length: 20 } });
  });

  it('[AC-53] the list keeps the withdrawal that an order stated by itself while its status is the same', async () => {
    const { account, server } = await signedInTab();
    const own = {
      entity_id: 25,
      increment_id: 'ZG-25',
      grand_total: 25_000,
      withdrawal: { is_open: true },
    };
    const answer = (status: string) => ({
      body: JSON.stringify({ code: 200, result: { ...own, status, created_at: '2026-03-05' } }),
    });
    server.trouble('/api/user/order', { answer: answer('pending') });
    await account.order('ZG-25');
    await account.orders();
    server.trouble('/api/user/order', { network: 'offline' });
    expect(await account.order('ZG-25')).toMatchObject({
      value: { status: 'pending', grand_total: 25_000, withdrawal: { is_open: true } },
    });

    server.trouble('/api/user/order', { answer: answer('shipped') });
    await account.order('ZG-25');
    await account.orders();
    server.trouble('/api/user/order', { network: 'offline' });
    const later = await account.order('ZG-25');
    expect(later).toMatchObject({ value: { status: 'pending' } });
    expect(later.ok && later.value.withdrawal).toBeUndefined();
  });

  it('[AC-53] a withdrawal that the list states replaces the one of the order', async () => {
    const { account, server } = await signedInTab();
    const order = {
      entity_id: 25,
      increment_id: 'ZG-25',
      grand_total: 25_000,
      status: 'pending',
      created_at: '2026-03-05',
    };
    const answer = (result: object) => ({ body: JSON.stringify({ code: 200, result }) });
    server.trouble('/api/user/order', {
      answer: answer({ ...order, withdrawal: { is_open: true } }),
    });
    await account.order('ZG-25');
    const items = [{ ...order, withdrawal: { is_open: false } }];
    server.trouble('/api/user/order-history', { answer: answer({ items, total_count: 1 }) });
    await account.orders();
    expect(account.session.get()).toMatchObject({
      orders: { length: 1, 0: { withdrawal: { is_open: false } } },
    });
  });

  it('[AC-30] is empty without a session', async () => {
    expect(await openTab().account.orders()).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });
});
