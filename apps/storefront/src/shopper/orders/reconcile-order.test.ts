import { createServerCart } from '@shop/cart-sync/wire';
import type { Account } from '@shop/account';
import type { NewOrderInput, Order } from '@shop/contract';
import { unsafeBrand, err, ok, type CustomerId, type Fetch, type UserToken } from '@shop/kernel';
import { createOutbox, defaultOutboxConfig } from '@shop/sync-queue';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { expect, it } from 'vitest';
import { reconcileOrder } from './reconcile-order.ts';
import { outcomeOf } from './order-sending.ts';

const minute = 60_000;
const customer = '17';

/**
 * Backend of the older kind: it ignores idempotency keys and places every order. The responses to the first `lost`
 * orders get lost; a cart that was ordered is unknown afterwards.
 */
function olderBackend({ lost, takesOrders = true }: { lost: number; takesOrders?: boolean }) {
  const clock = createFakeClock();
  const placed: Order[] = [];
  const backendCalls: string[] = [];
  let left = lost;
  const rows = [{ item_id: 1, sku: 'SZEK', qty: 2 }];
  const answer = (body: object) =>
    ok({
      status: 200,
      contentType: 'application/json',
      headers: {},
      body: JSON.stringify({ code: 200, ...body }),
    });
  const fetch: Fetch = async ({ url, headers, body }) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    expect(headers).not.toHaveProperty('idempotency-key');
    if (pathname === '/api/cart/pull') {
      backendCalls.push(`cart of ${searchParams.get('token') || 'a guest'}`);
      return placed.length === 0
        ? answer({ result: rows })
        : answer({ code: 500, result: 'Invalid cartId.' });
    }
    backendCalls.push('order');
    const isLost = left-- > 0;
    if (!isLost || takesOrders) {
      const { products } = JSON.parse(body ?? '') as NewOrderInput;
      placed.push({
        entity_id: 7 + placed.length,
        increment_id: `OC-${placed.length + 1}`,
        status: 'pending',
        created_at: new Date(clock.now()).toISOString(),
        grand_total: 1,
        items: products.map(({ sku, qty }, item_id) => ({
          item_id,
          sku: String(sku),
          name: '',
          qty_ordered: Number(qty),
        })),
      });
    }
    const [order] = placed;
    return isLost
      ? err({ kind: 'timeout' })
      : answer({
          result: {
            backendOrderId: '7',
            orderNumber: order?.increment_id,
            transferedAt: order?.created_at,
          },
        });
  };
  return { clock, fetch, placed, backendCalls };
}

/** Creates a shopper of such a shop, with the packages joined as in `create-personal`. */
async function ordering(
  backend: ReturnType<typeof olderBackend>,
  { session = 'guest', isHistoryThere = true, isHistoryStored = false } = {},
) {
  const { clock, fetch, placed } = backend;
  const who = { session };
  const token = () => (who.session === 'guest' ? undefined : unsafeBrand<UserToken>('T'));
  const account: Pick<Account, 'orders' | 'userToken'> = {
    userToken: token,
    async orders() {
      if (!isHistoryThere) return err({ kind: 'network', reason: 'offline' });
      const page = { total: placed.length, page: 1, pageSize: 20, hasNextPage: false };
      if (isHistoryStored) return ok({ ...page, total: 0, orders: [], cache: true });
      return ok({ ...page, orders: placed, cache: false });
    },
  };
  const cart = (userToken: typeof token) =>
    createServerCart({
      fetch,
      baseUrl: '',
      tokenTransport: 'query',
      userToken,
      idempotencyHeader: false,
    });
  const outbox = createOutbox(
    { ...defaultOutboxConfig, idempotencyHeader: false },
    {
      fetch,
      store: createMemoryStore(),
      session: { current: () => unsafeBrand<CustomerId>(who.session), userToken: token },
      clock,
      ids: createSequentialIds(),
      random: () => 0.5,
      lock: createMemoryLock(),
      connectivity: createSwitch(),
      broadcast: createBroadcastHub().join(),
      log: silentLog,
      lookUpOrder: reconcileOrder({
        account,
        ownCart: cart(token),
        guestCart: cart(() => undefined),
        clock,
      }),
    },
  );
  await outbox.start();
  const body: NewOrderInput = {
    order_id: 'K-1',
    created_at: new Date(clock.now()).toISOString(),
    cart_id: 'C-1',
    user_id: session === 'guest' ? '' : session,
    products: [{ sku: 'SZEK', qty: 2 }],
    addressInformation: { payment_method_code: 'cashondelivery' },
    expected_total: 1,
  };
  await outbox.queueOrder({ stream: 'order:K-1', taskId: 'K-1', body, cacheable: true });
  const pass = async (ms: number) => {
    for (let rest = ms; rest >= 0; rest -= 1000) {
      for (let turn = 0; turn < 100; turn++) await Promise.resolve();
      await clock.advance(1000);
    }
  };
  return { outbox, pass, who };
}

it('finds the order in the customer’s history and does not send it again', async () => {
  const backend = olderBackend({ lost: 1 });
  const { outbox, pass } = await ordering(backend, { session: customer });
  await pass(minute);
  expect(outcomeOf(outbox.find('K-1'))).toMatchObject({
    kind: 'placed',
    order: { orderNumber: 'OC-1', backendOrderId: '7' },
  });
  expect(backend.backendCalls).toEqual(['order', 'cart of T']);
});

it.each(['guest', customer])(
  'sends the order of %s again if its cart still exists after two minutes',
  async (session) => {
    const backend = olderBackend({ lost: 1, takesOrders: false });
    const { outbox, pass } = await ordering(backend, { session });
    await pass(minute);
    expect(backend.backendCalls.filter((call) => call === 'order')).toHaveLength(1);
    await pass(3 * minute);
    expect(outcomeOf(outbox.find('K-1'))).toMatchObject({ kind: 'placed' });
    expect(backend.placed).toHaveLength(1);
  },
);

it('asks a guest whose cart is gone, and shows the result after the sign-in', async () => {
  const backend = olderBackend({ lost: 1 });
  const { outbox, pass, who } = await ordering(backend);
  await pass(5 * minute);
  expect(outbox.find('K-1')).toMatchObject({ state: 'parked', parkedFor: 'outcome-unknown' });
  who.session = customer;
  await outbox.lookUpOrder('K-1');
  await pass(1000);
  expect(outcomeOf(outbox.find('K-1'))).toMatchObject({ order: { orderNumber: 'OC-1' } });
  expect(new Set(backend.backendCalls)).toEqual(new Set(['order', 'cart of a guest']));
  expect(backend.placed).toHaveLength(1);
});

it('keeps looking while the history cannot be read', async () => {
  const backend = olderBackend({ lost: 1 });
  const { outbox, pass } = await ordering(backend, { session: customer, isHistoryThere: false });
  await pass(30 * minute);
  expect(outbox.find('K-1')).toMatchObject({ state: 'queued', attempts: 1 });
  expect(backend.placed).toHaveLength(1);
});

it('does not send the order again for a stored history without it', async () => {
  const backend = olderBackend({ lost: 1, takesOrders: false });
  const shopper = { session: customer, isHistoryStored: true };
  const { outbox, pass } = await ordering(backend, shopper);
  await pass(30 * minute);
  expect(outbox.find('K-1')).toMatchObject({ state: 'queued', attempts: 1 });
  expect(backend.backendCalls.filter((call) => call === 'order')).toHaveLength(1);
});

it('does not look for a cart where the order had none', async () => {
  const look = reconcileOrder({
    account: { userToken: () => undefined, orders: () => Promise.reject(new Error('not asked')) },
    ownCart: { pull: () => Promise.reject(new Error('not asked')) },
    guestCart: { pull: () => Promise.reject(new Error('not asked')) },
    clock: createFakeClock(),
  });
  const task = { session: 'guest', body: { products: [] } } as never;
  expect(await look(task, 3 * minute)).toEqual({ kind: 'unclear' });
});
