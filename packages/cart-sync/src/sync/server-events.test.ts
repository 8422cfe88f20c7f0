import { createBroadcastHub, createSwitch } from '@shop/testing';
import { expect, it } from 'vitest';
import { turns } from '../test/cart-world.ts';
import { listenToServerEvents } from './server-events.ts';

it('[CS-29] [CS-18] hears of a new connection and of totals of other tabs until it is stopped', async () => {
  const connectivity = createSwitch();
  const hub = createBroadcastHub();
  const [broadcast, otherTab] = [hub.join(), hub.join()];
  const totals: string[] = [];
  let onlineCount = 0;
  const stop = listenToServerEvents(
    { connectivity, broadcast },
    { applyBroadcast: (text) => void totals.push(text) },
    () => (onlineCount += 1),
  );
  connectivity.turn(false);
  expect(onlineCount).toBe(0);
  connectivity.turn(true);
  otherTab.post('cart');
  otherTab.post('cart-totals:{}');
  await turns();
  expect([onlineCount, totals]).toEqual([1, ['{}']]);
  stop();
  connectivity.turn(false);
  connectivity.turn(true);
  otherTab.post('cart-totals:{}');
  await turns();
  expect([onlineCount, totals]).toEqual([1, ['{}']]);
});
