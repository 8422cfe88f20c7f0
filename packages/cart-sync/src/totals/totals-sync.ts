import type { CartToken, Observable } from '@shop/kernel';
import type { CartStore } from '../storage/cart-store.ts';
import type { CartItem } from '../lines/cart-item.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import { createTotalsRequests } from './fetch-totals.ts';
import { mergePaymentMethods } from './select-methods.ts';
import { describesOtherLines, writeTotals } from '../lines/edit-synced.ts';
import { failureText } from '../server/failure-text.ts';
import { itemHash } from '../lines/item-hash.ts';
import { lineKey } from '../lines/line-identity.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import type { CartInternals } from '../sync/server-sync.ts';
import type { TotalsView } from './totals-view.ts';

/** Fetches totals and methods of the server cart. */
export interface TotalsSync {
  readonly view: Pick<Observable<TotalsView>, 'get'>;
  /** Returns true if the totals do not belong to the current cart. */
  isNeeded(): boolean;
  /**
   * Fetches methods and totals. `pushedKeys`: keys of lines sent in this sync. Returns the failure, if any.
   */
  sync(token: CartToken, pushedKeys?: ReadonlySet<string>): Promise<ServerCartFailure | undefined>;
  /** Stores the ids of the rows of the last pull. */
  setServerRowIds(ids: readonly number[]): void;
  /** Applies totals that another tab has received. */
  applyBroadcast(text: string): void;
  reset(): void;
}

/** Prefix of the message that sends new totals to other tabs. */
export const totalsMessage = 'cart-totals:';

/** Pulls methods, selects them, fetches totals and writes them into the lines. Source: CS-49, CS-50, CS-54. */
export function createTotalsSync(
  config: CartSyncConfig,
  ports: ServerPorts,
  cartStore: CartStore,
  totalsView: CartInternals['totalsView'],
): TotalsSync {
  const { log } = ports;
  let serverRowIds: ReadonlySet<number> = new Set();
  const patch = (change: Partial<TotalsView>): void =>
    totalsView.set({ ...totalsView.get(), ...change });

  const requests = createTotalsRequests(config, ports, totalsView.get, patch);

  async function sync(
    token: CartToken,
    pushedKeys?: ReadonlySet<string>,
  ): Promise<ServerCartFailure | undefined> {
    const country = ports.checkout?.shippingAddress()?.country_id ?? config.defaultCountry;
    if (country === undefined) {
      log.error('cart.no-country', { text: 'tax.defaultCountry must be set to sync totals' });
      return undefined;
    }
    const request = cartStore.cart.get();
    await requests.fetchMethods(token, country);
    const response = await requests.fetchTotals(token, country);
    if (!response.ok) {
      log.warn('cart.totals-failed', {
        kind: response.error.kind,
        text: failureText(response.error),
      });
      return response.error;
    }
    const { totals, idleCoupon, paymentMethods = [] } = response.value;
    if (paymentMethods.length > 0) {
      patch({ paymentMethods: mergePaymentMethods(config.paymentMethods, paymentMethods) });
    }
    const isOurs = (item: CartItem): boolean =>
      !config.serverSyncCanModifyLocalItems || pushedKeys?.has(lineKey(item)) === true;
    // The totals belong to the sent cart: a later change needs new totals.
    const hash = itemHash(writeTotals(request, totals.items, isOurs).items, token);
    await cartStore.change((cart) => writeTotals(cart, totals.items, isOurs));
    const update = { totals, idleCoupon, hash, at: ports.clock.now() };
    patch(update);
    ports.broadcast.post(totalsMessage + JSON.stringify(update));
    return undefined;
  }

  return {
    view: totalsView,
    isNeeded() {
      const { totals, hash } = totalsView.get();
      const cart = cartStore.cart.get();
      return (
        totals === undefined ||
        hash !== itemHash(cart.items, cartStore.token()) ||
        describesOtherLines(cart, totals.items, serverRowIds)
      );
    },
    sync,
    setServerRowIds(ids) {
      serverRowIds = new Set(ids);
    },
    applyBroadcast(text) {
      const update = JSON.parse(text) as Pick<TotalsView, 'totals' | 'idleCoupon' | 'hash' | 'at'>;
      patch({ ...update, idleCoupon: update.idleCoupon });
    },
    reset() {
      serverRowIds = new Set();
      const { shippingMethods, paymentMethods } = config;
      const { shippingChoice, paymentChoice } = totalsView.get();
      totalsView.set({ shippingMethods, paymentMethods, shippingChoice, paymentChoice });
    },
  };
}
