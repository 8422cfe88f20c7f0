import { expect, it } from 'vitest';
import { createReportedOrders } from './reported-orders.ts';

function orders() {
  const values = new Map<string, string>();
  const storage = {
    get: (key: string) => values.get(key),
    set(key: string, value: string) {
      values.set(key, value);
      return true;
    },
  };
  return { store: createReportedOrders(storage), again: createReportedOrders(storage) };
}

it('stores an order for later pages, also one with a blank', () => {
  const { store, again } = orders();
  store.add('google-tag:ZG 1');
  expect([again.has('google-tag:ZG 1'), again.has('google-tag:ZG')]).toEqual([true, false]);
});

it('keeps the newest forty', () => {
  const { store } = orders();
  for (let number = 0; number <= 40; number++) store.add(`ZG-${number}`);
  expect([store.has('ZG-0'), store.has('ZG-1'), store.has('ZG-40')]).toEqual([false, true, true]);
});
