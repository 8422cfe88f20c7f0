import type { TotalsItem } from '@shop/contract';
import type { CartItem } from './cart-item.ts';
import { applyLineEvent, applyToLines } from './edit-lines.ts';
import { lineKey } from './line-identity.ts';
import { isUnsent } from './line-state.ts';
import type { SyncEvent } from './next-line.ts';
import type { StoredCart } from '../storage/stored-cart.ts';

/* Changes by a sync. Pure: each may be applied again to a cart that another tab has changed. */

/** Applies the result of a merge step to its line. */
export function applySyncEvent(cart: StoredCart, event: SyncEvent): StoredCart {
  return applyLineEvent(cart, lineKey(event.planned), event);
}

/** Adds a line that only the server had. Source: CS-14. */
export function addServerLine(cart: StoredCart, item: CartItem): StoredCart {
  const isHere = cart.items.some(
    (line) => lineKey(line) === lineKey(item) || line.server_item_id === item.server_item_id,
  );
  return isHere ? cart : { ...cart, items: [...cart.items, item] };
}

/** Returns true if the cart has changes that the server has not confirmed. Source: CS-8. */
export function hasPendingChanges(cart: StoredCart): boolean {
  return cart.items.some(isUnsent) || cart.removed.some(({ checked }) => checked !== true);
}

/**
 * Writes the totals of the server into the lines. The server's quantity replaces that of an unchanged line, unless
 * `isOurs`: then the line is sent again. Source: CS-31, CS-50.
 */
export function writeTotals(
  cart: StoredCart,
  rows: readonly TotalsItem[],
  isOurs: (item: CartItem) => boolean,
): StoredCart {
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  const items = applyToLines(cart.items, (item) => {
    const totals = item.server_item_id === undefined ? undefined : byId.get(item.server_item_id);
    return totals && { type: 'totals', totals, keepsQty: isOurs(item) };
  });
  return { ...cart, items };
}

/**
 * Returns true if totals contain other lines than the cart while it has no pending changes: another device has added or
 * removed a line. Ignores rows of the last pull (`knownRowIds`) that cannot be shown here: another sync would not show
 * them either. Source: CS-54, CS-34.
 */
export function describesOtherLines(
  cart: StoredCart,
  rows: readonly TotalsItem[],
  knownRowIds: ReadonlySet<number> = new Set(),
): boolean {
  if (hasPendingChanges(cart)) return false;
  const here = new Set(cart.items.map(({ server_item_id }) => server_item_id));
  const otherRows = rows.filter(({ item_id }) => !here.has(item_id));
  return (
    rows.length - otherRows.length !== here.size ||
    otherRows.some(({ item_id }) => !knownRowIds.has(item_id))
  );
}

/** Removes the ids of the server cart from all lines; quantities stay. Source: CS-24. */
export function withoutServerCart(cart: StoredCart): StoredCart {
  return { ...cart, removed: [], items: applyToLines(cart.items, () => ({ type: 'detach' })) };
}

/** Detaches the released server cart, or marks that another one has replaced it. Source: CS-48. */
export function attachNewCart(cart: StoredCart): StoredCart {
  const { isLetGo: _isLetGo, ...attached } = cart;
  return attached;
}

/**
 * Keeps the pieces that were not in the server cart when it became an order, for a new cart. Returns a cart that was
 * cleared meanwhile unchanged: it has none of these lines. Source: CS-28, CS-48.
 */
export function afterOrder(cart: StoredCart): StoredCart {
  if (cart.isLetGo === true) return cart;
  return {
    removed: [],
    epoch: cart.epoch + 1,
    items: applyToLines(cart.items, () => ({ type: 'ordered' })),
  };
}
