import { createObservable } from '@shop/kernel';
import { createAddToCart } from './add-to-cart.ts';
import { createCartStore } from '../storage/cart-store.ts';
import { createCartView } from './cart-view.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartSync } from './cart-sync.ts';
import { cleared } from '../lines/edit-lines.ts';
import { createEditSaver } from './edit-saver.ts';
import { createLineActions } from './line-actions.ts';
import { localOnlyCalls } from './local-only-calls.ts';
import { createNotificationQueue } from '../notices/notification-queue.ts';
import { createSerialQueue } from '../sync/serial-queue.ts';
import type { CartSyncPorts, ServerSync } from '../sync/server-sync.ts';
import { createStockChecks } from './stock-checks.ts';
import type { TotalsView } from '../totals/totals-view.ts';

/**
 * Creates the cart of one shopper. Reads and sends nothing before `start` or `authorise`.
 * Errors: never throws because of a network, server or storage fault. Failures that concern the shopper are results,
 * notices or a status. Source: CS-1 to CS-32, CS-36 to CS-52 and CS-54 to CS-70.
 */
export function createCartSync(config: CartSyncConfig, ports: CartSyncPorts): CartSync {
  const cartStore = createCartStore(ports);
  const notifications = createNotificationQueue(ports.ids);
  const queue = createSerialQueue(ports.lock, (cause) => ports.log.error('cart.failed', { cause }));
  const { shippingMethods, paymentMethods } = config;
  const totalsView = createObservable<TotalsView>({ shippingMethods, paymentMethods });
  const saveEdit = createEditSaver(cartStore, notifications);
  let server: ServerSync | undefined;
  const view = createCartView(config, {
    cartStore,
    notifications,
    totalsView,
    isLocal: ports.server === undefined,
    server: () => server,
  });
  server = ports.server?.createSync(
    config,
    { ...ports, server: ports.server.cart },
    { cartStore, notifications, queue, totalsView, saveEdit, load, refreshState: view.refresh },
  );
  const calls = server?.calls ?? localOnlyCalls;
  const requestSync =
    server?.requestSync ?? (() => notifications.flush(cartStore.cart.get().items));
  const parts = { cartStore, notifications, saveEdit, requestSync, track: queue.track };
  const stockChecks = createStockChecks(config, ports, parts);
  const lines = createLineActions(config, ports, parts, stockChecks);
  let stopListening: (() => void) | undefined;

  async function load({ force = false }: { readonly force?: boolean | undefined } = {}) {
    await cartStore.refresh();
    view.setLoaded();
    server?.onLoaded({ force });
  }

  async function choose(choice: Partial<TotalsView>): Promise<void> {
    totalsView.set({ ...totalsView.get(), ...choice });
    await calls.syncTotals();
  }

  return {
    state: view.state,
    async start() {
      stopListening ??= cartStore.follow((refreshed) => queue.track(refreshed.then(view.refresh)));
      server?.start();
      await load();
    },
    load,
    authorise: calls.authorise,
    add: createAddToCart(config, ports, parts, stockChecks, view.countAdding),
    changeQty: lines.changeQty,
    changeVariant: lines.changeVariant,
    remove: lines.remove,
    restore: lines.restore,
    applyCoupon: calls.applyCoupon,
    removeCoupon: calls.removeCoupon,
    chooseShippingMethod: ({ carrier_code, method_code }) =>
      choose({ shippingChoice: { carrier_code, method_code } }),
    choosePaymentMethod: (paymentChoice) => choose({ paymentChoice }),
    sync: calls.sync,
    syncTotals: calls.syncTotals,
    stockChecked: stockChecks.stockChecked,
    async clear() {
      await saveEdit(cleared);
      await server?.onCleared();
      view.refresh();
    },
    disconnect: calls.disconnect,
    token: calls.token,
    handOff: calls.handOff,
    adopt: calls.adopt,
    adoptToken: calls.adoptToken,
    dismissNotice: (id) => notifications.dismiss((notice) => notice.id === id),
    settled: queue.settled,
    stop() {
      server?.stop();
      stopListening?.();
      view.stop();
    },
  };
}
