import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import { observeOrders } from './observe-orders.ts';
import { createTestSession } from './test/a-session.ts';

const at = (ms: number) => unsafeBrand<EpochMs>(ms);
const sent: Partial<OutboxTask> = {
  taskId: 'k1',
  call: 'createOrder',
  state: 'sending',
  body: {
    products: [
      { sku: 'LAMP', qty: 2, name: 'Lamp', price_incl_tax: 12_990 },
      { sku: 'BARE', qty: 1 },
    ],
    addressInformation: { payment_method_code: 'cashondelivery' },
  },
};
const result = {
  backendOrderId: '7',
  orderNumber: 'ZG-1',
  transferedAt: '2026-11-27',
  shipping_incl_tax: 1_990,
  tax_amount: 5_946,
};
const placed: Partial<OutboxTask> = {
  ...sent,
  state: 'done',
  answer: { code: 200, result, at: at(1000) },
};

function start(since = 0) {
  const world = createTestSession();
  observeOrders(world.shopper, { send: world.send, currency: 'HUF', since });
  return world;
}

it('reports an order when the server has accepted it', () => {
  const { events, setTasks, setCoupon } = start();
  setCoupon('SPRING');
  setTasks(sent);
  expect(events).toEqual([]);
  setTasks(placed);
  expect(events).toEqual([
    {
      name: 'purchase',
      parameters: {
        transaction_id: 'ZG-1',
        currency: 'HUF',
        value: 25_980,
        shipping: 1_990,
        tax: 5_946,
        coupon: 'SPRING',
        items: [
          { item_id: 'LAMP', item_name: 'Lamp', price: 12_990, quantity: 2 },
          { item_id: 'BARE', item_name: 'BARE', quantity: 1 },
        ],
      },
    },
  ]);
});

it.each<[string, Partial<OutboxTask>]>([
  ['another call', { ...placed, call: 'stockCheck' }],
  ['a refusal', { ...placed, state: 'refused' }],
  ['an answer without a number', { ...placed, answer: { code: 200, at: at(1000) } }],
  ['an order from before the consent', { ...placed, answer: { code: 200, result, at: at(499) } }],
])('reports nothing for %s', (_case, task) => {
  const { events, setTasks } = start(500);
  setTasks(task);
  expect(events).toEqual([]);
});
