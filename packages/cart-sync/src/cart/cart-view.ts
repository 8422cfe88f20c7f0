import { createObservable, type Observable } from '@shop/kernel';
import type { CartStore } from '../storage/cart-store.ts';
import type { CartState } from './cart-state.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import { projectState } from './project-state.ts';
import type { ServerSync } from '../sync/server-sync.ts';
import type { TotalsView } from '../totals/totals-view.ts';

/** State of the cart for screens. Derived from the lines, the totals and the notices. */
export interface CartView {
  readonly state: Observable<CartState>;
  /** Recomputes the state after any other change. */
  refresh(): void;
  /** Marks the stored lines as read. */
  setLoaded(): void;
  /** Counts the additions in progress. */
  countAdding(change: 1 | -1): void;
  stop(): void;
}

/** `server` is read at each change, because it is created after the view. Source: CS-6, CS-7, CS-20. */
export function createCartView(
  config: CartSyncConfig,
  sources: {
    readonly cartStore: CartStore;
    readonly notifications: NotificationQueue;
    readonly totalsView: Observable<TotalsView>;
    readonly isLocal: boolean;
    readonly server: () => ServerSync | undefined;
  },
): CartView {
  const { cartStore, notifications, totalsView, isLocal } = sources;
  let isLoaded = false;
  let addingCount = 0;

  function project(): CartState {
    const server = sources.server();
    return projectState(
      {
        cart: cartStore.cart.get(),
        token: cartStore.token(),
        hash: cartStore.hash(),
        totals: totalsView.get(),
        notices: notifications.notices.get(),
        isLoaded,
        isAdding: addingCount > 0,
        isLocal,
        isDisabled: server?.isDisabled() === true,
        phase: server?.phase(),
        lastSyncAt: server?.lastSyncAt(),
      },
      config,
    );
  }

  const state = createObservable(project());
  const refresh = (): void => state.set(project());
  const stops = [cartStore.cart, totalsView, notifications.notices].map((source) =>
    source.subscribe(refresh),
  );

  return {
    state,
    refresh,
    setLoaded() {
      isLoaded = true;
      refresh();
    },
    countAdding(change) {
      addingCount += change;
      refresh();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
