import { createObservable, err } from '@shop/kernel';
import { createCartStore, cartMessage, type CartEdit } from '../storage/cart-store.ts';
import type { CartState } from './cart-state.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartSync } from './cart-sync.ts';
import { cleared } from '../lines/edit-lines.ts';
import { createNotificationQueue } from '../notices/notification-queue.ts';
import { projectState } from './project-state.ts';
import type { CartSyncPorts, ServerCalls } from '../sync/server-sync.ts';
import { createCartActions } from './cart-actions.ts';
import type { TotalsView } from '../totals/totals-view.ts';
import { createSerialQueue } from '../sync/serial-queue.ts';

/**
 * Builds the cart. Nothing is read or sent before `load` or `authorise`.
 *
 * Errors: never throws for what the network, the server or the disk does. What a shopper can meet is a
 * result, a notice or a status. Source: CS-1 to CS-66.
 */
export function createCartSync(config: CartSyncConfig, ports: CartSyncPorts): CartSync {
  const { log } = ports;
  const cartStore = createCartStore(ports);
  const notifications = createNotificationQueue(ports.ids);
  const queue = createSerialQueue(ports.lock, (cause) => log.error('cart.failed', { cause }));
  const totalsView = createObservable<TotalsView>({
    shippingMethods: config.shippingMethods,
    paymentMethods: config.paymentMethods,
  });
  let isLoaded = false;
  let addingCount = 0;
  let isUnsavedReported = false;

  const server = ports.server?.createSync(
    config,
    { ...ports, server: ports.server.cart },
    {
      cartStore,
      notifications,
      queue,
      totalsView,
      saveEdit,
      load,
      refreshState,
    },
  );
  const calls = server?.calls ?? localOnlyCalls;

  const state = createObservable<CartState>(project());
  function project(): CartState {
    return projectState(
      {
        cart: cartStore.cart.get(),
        token: cartStore.token(),
        hash: cartStore.hash(),
        totals: totalsView.get(),
        notices: notifications.notices.get(),
        isLoaded,
        isAdding: addingCount > 0,
        isLocal: server === undefined,
        isDisabled: server?.isDisabled() === true,
        phase: server?.phase(),
        lastSyncAt: server?.lastSyncAt(),
      },
      config,
    );
  }
  function refreshState(): void {
    state.set(project());
  }
  const cleanups = [
    cartStore.cart.subscribe(refreshState),
    totalsView.subscribe(refreshState),
    notifications.notices.subscribe(refreshState),
  ];

  /** Saves a change of the shopper. Posts one notice when the device cannot store it. */
  async function saveEdit(edit: CartEdit): Promise<void> {
    const result = await cartStore.change(edit);
    if (result.ok) isUnsavedReported = false;
    else if (!isUnsavedReported) {
      isUnsavedReported = true;
      notifications.post({ kind: 'not-saved', reason: result.error.kind });
    }
  }

  async function load({ force = false }: { readonly force?: boolean } = {}): Promise<void> {
    if (!isLoaded) {
      cleanups.push(
        ports.broadcast.subscribe((message) => {
          if (message === cartMessage) queue.track(cartStore.refresh().then(refreshState));
        }),
      );
      server?.listen();
    }
    await cartStore.refresh();
    isLoaded = true;
    refreshState();
    server?.onLoaded({ force });
  }

  async function choose(choice: Partial<TotalsView>): Promise<void> {
    totalsView.set({ ...totalsView.get(), ...choice });
    await calls.syncTotals();
  }

  return {
    ...createCartActions(config, ports, {
      cartStore,
      notifications,
      saveEdit,
      requestSync: server?.requestSync ?? (() => notifications.flush(cartStore.cart.get().items)),
      track: queue.track,
      countAdding(change) {
        addingCount += change;
        refreshState();
      },
    }),
    ...calls,
    state,
    load,
    chooseShippingMethod: ({ carrier_code, method_code }) =>
      choose({ shippingChoice: { carrier_code, method_code } }),
    choosePaymentMethod: (paymentChoice) => choose({ paymentChoice }),
    async clear() {
      await saveEdit(cleared);
      await server?.onCleared();
      refreshState();
    },
    dismissNotice: (id) => notifications.dismiss((notice) => notice.id === id),
    settled: queue.settled,
    stop() {
      server?.stop();
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}

const refuseWithoutCart = async () => err({ kind: 'no-cart' } as const);
const doNothing = async () => undefined;

const localOnlyCalls: ServerCalls = {
  authorise: doNothing,
  sync: async () => ({
    done: false,
    reason: 'disabled',
    lines: [],
    client: 'no-changes',
    server: 'no-changes',
  }),
  syncTotals: doNothing,
  applyCoupon: refuseWithoutCart,
  removeCoupon: refuseWithoutCart,
  token: () => undefined,
  handOff: refuseWithoutCart,
  adopt: refuseWithoutCart,
  adoptToken: refuseWithoutCart,
  disconnect: doNothing,
};
