import type { Product } from '@shop/contract';
import { outboxCrashPoints, type NewTask } from '@shop/sync-queue';
import { createFakeClock } from '@shop/testing';
import { DeviceWorld } from '../device/device-world.ts';
import type { HistoryOptions } from '../language/command.ts';
import type { HistoryOrder, HistoryReview } from '../language/history-world.ts';
import { createFaultyNetwork } from './faulty-network.ts';
import { createNaiveServer } from './naive-server.ts';

/** Articles of the histories. */
export const products = ['A', 'B', 'C'].map(
  (sku, index) =>
    ({
      id: index + 1,
      sku,
      name: `Szék ${sku}`,
      type_id: 'simple',
      price_incl_tax: 1000,
      stock: { is_in_stock: true, qty: 10 },
    }) as Product,
);

/** Random histories of the packages. */
export const packageHistories: HistoryOptions = {
  maxCommands: 120,
  waitsMs: [0, 50, 150, 1000, 6000],
  crashPoints: outboxCrashPoints,
  hasQuota: true,
};

/** The packages on a fake clock, with a naive server in the same process. */
export function openPackageWorld(): Promise<DeviceWorld> {
  const clock = createFakeClock();
  const server = createNaiveServer();
  const network = createFaultyNetwork(server.fetch, clock);
  return DeviceWorld.open(clock, {
    fetch: network.fetch,
    baseUrl: '',
    timeoutMs: 8000,
    customerToken: 'customer',
    products,
    fault: (fault) => void network.faults.push(fault),
    delay: (ms) => {
      network.delayMs = ms;
    },
    restore() {
      network.faults.length = 0;
      network.delayMs = 0;
    },
    flush: turns,
    orderBody,
    reviewTask,
    outcome: async (cartToken) => ({
      cart: server.cartOf(cartToken),
      wishes: products.filter(({ id }) => server.wishes.has(Number(id))).map(({ sku }) => sku),
      orders: server.orders,
      reviews: server.reviews,
    }),
  });
}

/** Body of `order/create` for the naive server. */
export function orderBody({ lines }: HistoryOrder, cartToken: string): unknown {
  return {
    cart_id: cartToken,
    products: Object.entries(lines).map(([sku, qty]) => ({ sku, qty })),
  };
}

/** A task that creates a review on the naive server. */
export function reviewTask(review: HistoryReview): NewTask {
  return {
    stream: `review:${review.stream}`,
    call: 'createReview',
    body: { review: { title: JSON.stringify(review) } },
  };
}

/** Runs all ready promises, with their chains. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 300; turn++) await Promise.resolve();
}
