import { err, ok, unsafeBrand, type CustomerId, type Fetch, type HttpRequest } from '@shop/kernel';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { createOutbox, defaultOutboxConfig } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import { sendQueuedOrders } from './send-queued-orders.ts';

/** Creates a browser without open pages: orders were queued without a network, and the network has returned. */
function closedBrowser() {
  const requests: HttpRequest[] = [];
  const hub = createBroadcastHub();
  const network = createSwitch(false);
  const device = { windows: 0, isReachable: true };
  const fetch: Fetch = async (request) => {
    requests.push(request);
    if (!device.isReachable) return err({ kind: 'unreachable' });
    const body = JSON.stringify({ code: 200, result: { backendOrderId: '1' } });
    return ok({ status: 200, contentType: 'application/json', headers: {}, body });
  };
  const ports = {
    fetch,
    store: createMemoryStore(),
    broadcast: hub.join(),
    clock: createFakeClock(),
    ids: createSequentialIds(),
    random: () => 0.5,
    lock: createMemoryLock(),
    connectivity: network,
    log: silentLog,
    countWindows: async () => device.windows,
  };
  /** Queues an order on a page that is closed afterwards. */
  async function queue(taskId: string, { isConfirmed = true, customer = 'guest' } = {}) {
    const page = createOutbox(defaultOutboxConfig, {
      ...ports,
      session: { current: () => unsafeBrand<CustomerId>(customer), userToken: () => undefined },
    });
    await page.start();
    await page.queueOrder({ stream: `order:${taskId}`, taskId, body: { taskId } });
    if (isConfirmed) await page.confirmOrders();
    page.stop();
  }
  const sentKeys = () => requests.map(({ headers }) => headers?.['idempotency-key']);
  return { device, network, ports, queue, sentKeys };
}

it('[RL-2] [RL-3] sends each confirmed order of a guest once', async () => {
  const { network, ports, queue, sentKeys } = closedBrowser();
  await queue('first');
  await queue('second');
  network.turn(true);
  await sendQueuedOrders(ports);
  await sendQueuedOrders(ports);
  expect(sentKeys()).toEqual(['first', 'second']);
});

it('[RL-3] leaves an order that its shopper has not confirmed, and one of a customer', async () => {
  const { network, ports, queue, sentKeys } = closedBrowser();
  await queue('of-customer', { customer: '7' });
  await queue('unconfirmed', { isConfirmed: false });
  network.turn(true);
  await sendQueuedOrders(ports);
  expect(sentKeys()).toEqual([]);
});

it('leaves the orders to an open page', async () => {
  const { device, network, ports, queue, sentKeys } = closedBrowser();
  await queue('order');
  network.turn(true);
  device.windows = 1;
  await sendQueuedOrders(ports);
  expect(sentKeys()).toEqual([]);
});

it('[RL-1] rejects while an order waits, and sends it under the same key when called again', async () => {
  const { device, network, ports, queue, sentKeys } = closedBrowser();
  await queue('order');
  await expect(sendQueuedOrders(ports)).rejects.toThrow('An order waits');
  expect(sentKeys()).toEqual([]);
  network.turn(true);
  device.isReachable = false;
  await expect(sendQueuedOrders(ports)).rejects.toThrow('An order waits');
  device.isReachable = true;
  await ports.clock.advance(60_000);
  await sendQueuedOrders(ports);
  expect(sentKeys()).toEqual(['order', 'order']);
});

it('[RL-2] sends an order once if two calls run at the same time', async () => {
  const { network, ports, queue, sentKeys } = closedBrowser();
  await queue('order');
  network.turn(true);
  await Promise.all([sendQueuedOrders(ports), sendQueuedOrders(ports)]);
  expect(sentKeys()).toEqual(['order']);
});
