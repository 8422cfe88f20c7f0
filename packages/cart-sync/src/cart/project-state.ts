import { isNeverShipped, isVirtualCart } from '@shop/catalog';
import type { CartToken, EpochMs } from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';
import type { CartNotice } from '../notices/cart-notice.ts';
import type { CartState, CartStatus } from './cart-state.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import { selectPaymentMethod, selectShippingMethod } from '../totals/select-methods.ts';
import { hasPendingChanges } from '../lines/edit-synced.ts';
import { itemHash } from '../lines/item-hash.ts';
import { couponOf, localTotals, serverTotals } from '../totals/cart-totals.ts';
import type { StoredCart } from '../storage/stored-cart.ts';
import type { TotalsView } from '../totals/totals-view.ts';

/** Inputs that the cart state is computed from. */
export interface CartFacts {
  readonly cart: StoredCart;
  readonly token: CartToken | undefined;
  /** Item hash of the last completed sync. */
  readonly hash: string | undefined;
  readonly totals: TotalsView;
  readonly notices: readonly CartNotice[];
  readonly isLoaded: boolean;
  readonly isAdding: boolean;
  /** True if there is no server cart and none will be created. */
  readonly isLocal: boolean;
  readonly isDisabled: boolean;
  readonly phase: 'connecting' | 'syncing' | undefined;
  readonly lastSyncAt: EpochMs | undefined;
}

/** Computes the state for screens. Source: CS-6, CS-7, CS-50, CS-51, CS-52. */
export function projectState(facts: CartFacts, config: CartSyncConfig): CartState {
  const { items } = facts.cart;
  const { shippingMethods, paymentMethods, shippingChoice, paymentChoice } = facts.totals;
  const hash = itemHash(items, facts.token);
  const isVirtual = isVirtualCart(items.map(({ type_id }) => isNeverShipped(type_id)));
  const shippingMethod = selectShippingMethod(shippingMethods, shippingChoice);
  const paymentMethod = selectPaymentMethod(paymentMethods, paymentChoice);
  const coupon = items.length === 0 ? undefined : couponOf(facts.totals.totals);
  const currentTotals =
    facts.totals.hash === hash && items.length > 0 ? facts.totals.totals : undefined;
  const totals =
    currentTotals === undefined
      ? localTotals(items, {
          currency: config.currency ?? 'HUF',
          shipping: isVirtual ? undefined : shippingMethod,
          payment: paymentMethod,
          freeShippingAbove: config.freeShippingAbove,
          discount: coupon?.discount ?? 0,
        })
      : serverTotals(currentTotals);
  return {
    status: statusOf(facts, hash, config),
    items,
    count: itemCount(items, config),
    isVirtual,
    totals,
    coupon,
    idleCoupon: items.length === 0 ? undefined : facts.totals.idleCoupon,
    shippingMethods,
    paymentMethods,
    shippingMethod,
    paymentMethod,
    isAdding: facts.isAdding,
    notices: facts.notices,
    isConnected: facts.token !== undefined,
    lastSyncAt: facts.lastSyncAt,
    lastTotalsAt: facts.totals.at,
  };
}

/** Sum of the quantities, or number of lines. Source: CS-6. */
export function itemCount(
  items: readonly CartItem[],
  config: Pick<CartSyncConfig, 'minicartCountType'>,
): number {
  switch (config.minicartCountType) {
    case 'items':
      return items.length;
    case 'quantities':
      return items.reduce((sum, { qty }) => sum + qty, 0);
  }
}

function statusOf(facts: CartFacts, hash: string, config: CartSyncConfig): CartStatus {
  if (!facts.isLoaded) return 'loading';
  if (facts.phase !== undefined) return facts.phase;
  if (facts.isLocal || !config.synchronize) return 'local';
  if (facts.isDisabled) return 'disabled';
  const { items, removed } = facts.cart;
  if (facts.token === undefined) {
    return items.length === 0 && removed.length === 0 ? 'local' : 'waiting';
  }
  return facts.hash === hash && !hasPendingChanges(facts.cart) ? 'in-sync' : 'waiting';
}
