import type { Account } from '@shop/account';
import { createServerCart, type ServerCartOptions } from '@shop/cart-sync/wire';
import { profile as profileSchema, stockEntry } from '@shop/contract';
import type { SessionPort } from '@shop/kernel';
import { createWebLock, watchQuota } from '@shop/platform-browser';
import { createOutbox, defaultOutboxConfig, type Outbox } from '@shop/sync-queue';
import * as v from 'valibot';
import { reconcileOrder } from '../orders/reconcile-order.ts';
import { askForReminder, askForSending } from '../orders/order-reminder.ts';
import { createLeaderLease, lockUntilFrozen } from '../device/leader-tab.ts';
import { senderTakeover } from '../device/sender-takeover.ts';
import { cartWire } from './cart-wire.ts';
import type { ShopperContext } from './context.ts';

/** Creates the outbox, which stores calls on the device until the server has answered them. */
export function createShopperOutbox(
  context: ShopperContext,
  account: Account,
  sessionPort: SessionPort,
): Outbox {
  const { shop, copies, parts } = context;
  const { api, orders, storage } = shop.config;
  const wire: ServerCartOptions = cartWire(context, account);
  const { clock } = context.ports;
  const lock = createWebLock(undefined, clock, senderTakeover(context.openBroadcast));
  const lease = createLeaderLease({
    tab: context.ports.ids.uuid(),
    lock,
    storage: context.localStorage,
    clock,
    page: window,
    onLeader: () => void outbox.process(),
  });
  const outbox: Outbox = createOutbox(
    {
      ...defaultOutboxConfig,
      tokenTransport: api.tokenTransport,
      idempotencyHeader: api.idempotencyHeader,
      automaticTransmission: orders.automaticTransmission,
    },
    {
      ...context.ports,
      lock: lockUntilFrozen(lock, document),
      fetch: account.fetch,
      store: context.stores.open('outbox'),
      broadcast: context.openBroadcast('outbox'),
      session: sessionPort,
      isLeader: lease.isLeader,
      isOnThankYouPage: () => window.location.pathname === `${shop.pathPrefix}/thank-you`,
      remindOfOrder() {
        void askForReminder();
        // Without idempotency keys an order in doubt must be looked up first, which needs a page.
        if (api.idempotencyHeader) void askForSending();
      },
      lookUpOrder: reconcileOrder({
        account,
        ownCart: createServerCart(wire),
        guestCart: createServerCart({ ...wire, userToken: () => undefined }),
        clock: context.ports.clock,
      }),
      // Catalog data can be fetched again; a task cannot.
      makeRoom: () => copies.clear(),
    },
  );
  void watchQuota(copies.answers, {
    everyMs: storage.quotaCheckMs,
    maxBytes: storage.quotaKb * 1024,
    clock: context.ports.clock,
    signal: new AbortController().signal,
  });
  outbox.on('profile-updated', async ({ answer }) => {
    const profile = v.safeParse(profileSchema, answer?.result);
    if (profile.success) await account.applySavedProfile(profile.output);
  });
  outbox.on('stock-checked', async ({ query, answer }) => {
    const entry = v.safeParse(stockEntry, answer?.result);
    const { cart } = await parts;
    await cart.stockChecked({
      sku: String(query?.['sku'] ?? ''),
      entry: entry.success ? entry.output : undefined,
    });
  });
  return outbox;
}
