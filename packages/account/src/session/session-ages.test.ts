import { createFakeClock } from '@shop/testing';
import { expect, it } from 'vitest';
import { openTab, settle, signedInTab } from '../test/account-bench.ts';

const startMs = Date.UTC(2026, 2, 5, 12);

it('[AC-52] the session states when profile and orders came, also after a restart without a network', async () => {
  const clock = createFakeClock(startMs);
  const { account, browser, store } = await signedInTab(undefined, { ports: { clock } });
  expect(account.session.get()).toMatchObject({ profileAtMs: startMs, ordersAtMs: startMs });
  await clock.advance(60_000);
  await account.orders();
  await clock.advance(60_000);
  browser.server.trouble('/api/user/me', { network: 'unreachable' });
  const later = openTab(browser, { ports: { clock } });
  await later.account.start();
  await settle();
  const ages = { profileAtMs: startMs, ordersAtMs: startMs + 60_000 };
  expect(later.account.session.get()).toMatchObject(ages);

  await later.account.refreshProfile();
  expect(later.account.session.get()).toMatchObject({ profileAtMs: startMs + 120_000 });
  await later.account.logout();
  expect(await store.keys()).toEqual([]);
});

it('[AC-52] one order that is read by itself leaves the age of the list', async () => {
  const clock = createFakeClock(startMs);
  const { account, store } = await signedInTab(undefined, { ports: { clock } });
  await clock.advance(60_000);
  await account.order('ZG-25');
  expect(account.session.get()).toMatchObject({
    ordersAtMs: startMs,
    orders: { 0: { increment_id: 'ZG-25', status: 'shipped' } },
  });
  expect(await store.get('orders-history-at')).toBe(startMs);
});

it('[AC-52] without a clock no age is known', async () => {
  const { account, store } = await signedInTab();
  expect(account.session.get()).toMatchObject({ profileAtMs: undefined, ordersAtMs: undefined });
  expect(await store.keys()).not.toContain('current-user-at');
});
