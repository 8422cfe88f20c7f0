/**
 * Measures calls per second through the open token lock.
 *
 *   node --conditions=@shop/source benchmarks/account.ts
 */
import { createAccount, defaultAccountConfig } from '@shop/account';
import { ok } from '@shop/kernel';
import {
  createBroadcastHub,
  createMemoryLock,
  createMemoryStore,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { perSecondInTurn, printRate } from './measure.ts';

const answer = { status: 200, contentType: 'application/json', headers: {}, body: '{"code":200}' };
const account = createAccount(defaultAccountConfig, {
  fetch: async () => ok(answer),
  store: createMemoryStore(),
  lock: createMemoryLock(),
  broadcast: createBroadcastHub().join(),
  connectivity: createSwitch(),
  log: silentLog,
  cartToken: () => undefined,
  queueProfileUpdate: async () => ok(),
});
await account.start();
const url = '/api/cart/pull?token=&cartId=c1';
printRate(
  'account: a call through the token lock',
  await perSecondInTurn(() => account.fetch({ method: 'GET', url })),
);
