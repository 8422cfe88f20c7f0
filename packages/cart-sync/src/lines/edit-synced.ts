import { maxLineQuantity, type ServerCartRow, type TotalsItem } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { CartItem, PendingWrite } from './cart-item.ts';
import { updateLine, asNewLine } from './edit-lines.ts';
import { lineKey } from './line-identity.ts';
import { matchesTombstone, isUnsent, type Tombstone } from '../sync/plan-merge.ts';
import type { StoredCart } from '../storage/stored-cart.ts';
import type { UnreadableRow } from '../sync/unreadable-row.ts';

/*
 * Changes by a sync. Pure. The shopper may have changed a line while the call
 * was on the wire: `planned` is the line as it was planned for, and what was changed since stays changed.
 */

/**
 * Notes that a change is being sent, before it is. Not for a line that was changed or taken out since: what
 * was planned for it is not sent any more. Source: CS-26.
 */
export function markInFlight(
  cart: StoredCart,
  planned: CartItem,
  sending: PendingWrite,
): StoredCart {
  return updateLine(cart, lineKey(planned), (line) =>
    line.qty === planned.qty ? { ...line, sending } : line,
  );
}

/** The write is over: its outcome is known, or its key is of no use. Source: CS-26. */
export function clearInFlight(cart: StoredCart, planned: CartItem): StoredCart {
  return updateLine(cart, lineKey(planned), (line) => ({ ...line, sending: undefined }));
}

/** The server has the line, but not with the quantity that was asked for: that stays unsent. CS-27. */
export function linkRow(cart: StoredCart, planned: CartItem, row: ServerCartRow): StoredCart {
  return updateLine(cart, lineKey(planned), (line) => ({
    ...toConfirmedLine(line, planned, row),
    qty: line.qty,
  }));
}

/**
 * The server has the line with `row.qty`. What the shopper did meanwhile stays, and stays unsent.
 * Source: CS-13, CS-27.
 */
export function confirmLine(cart: StoredCart, planned: CartItem, row: ServerCartRow): StoredCart {
  return updateLine(cart, lineKey(planned), (line) => {
    const next = toConfirmedLine(line, planned, row);
    return isSameLine(line, next) ? line : next;
  });
}

/** The server's quantity goes into a line nobody changed meanwhile. Source: CS-12. */
export function applyRow(cart: StoredCart, planned: CartItem, row: ServerCartRow): StoredCart {
  return updateLine(cart, lineKey(planned), (line) =>
    line.qty === planned.qty ? toConfirmedLine(line, planned, row) : line,
  );
}

/** The line goes, unless the shopper changed it meanwhile. Source: CS-11. */
export function dropLine(cart: StoredCart, planned: CartItem): StoredCart {
  return updateLine(cart, lineKey(planned), (line) =>
    line.qty === planned.qty ? undefined : line,
  );
}

/** The server said no: the write is over, and the quantity before it stands again. Source: CS-28. */
export function restoreQty(cart: StoredCart, planned: CartItem, qty: number): StoredCart {
  return updateLine(cart, lineKey(planned), (line) => ({
    ...line,
    qty: line.qty === planned.qty ? qty : line.qty,
    sending: undefined,
  }));
}

/** Puts in a line of the server that nobody here knew. Source: CS-14. */
export function addServerLine(cart: StoredCart, item: CartItem): StoredCart {
  const isHere = cart.items.some(
    (line) => lineKey(line) === lineKey(item) || line.server_item_id === item.server_item_id,
  );
  return isHere ? cart : { ...cart, items: [...cart.items, item] };
}

/** Time in which a write without a response may still arrive, in ms. */
const maxDelayMs = 120_000;

/**
 * Removes tombstones after a pull: lines it no longer has are settled, except those a late
 * write may yet bring back. Source: CS-15.
 */
export function pruneTombstones(
  cart: StoredCart,
  rows: readonly ServerCartRow[],
  now: EpochMs,
  unread: readonly UnreadableRow[] = [],
): StoredCart {
  if (cart.removed.length === 0) return cart;
  const removed = cart.removed.flatMap((mark): readonly Tombstone[] => {
    if (rows.some((row) => matchesTombstone(row, mark))) return [mark];
    // It is still there, and nobody can say what it is.
    if (unread.some(({ item_id: id }) => id !== undefined && id === mark.server_item_id)) {
      return [{ ...mark, checked: true }];
    }
    const isLateLikely = mark.unsureSince !== undefined && now - mark.unsureSince < maxDelayMs;
    return isLateLikely ? [{ ...mark, checked: true }] : [];
  });
  return { ...cart, removed };
}

/** Notes that the deletion of this row is being sent, before it is. Source: CS-26. */
export function markDeleting(cart: StoredCart, row: ServerCartRow): StoredCart {
  const removed = cart.removed.map((mark) =>
    matchesTombstone(row, mark) ? { ...mark, isDeleting: true } : mark,
  );
  return { ...cart, removed };
}

/** The server has deleted this row: whoever wanted that has it. Source: CS-15. */
export function removeTombstone(cart: StoredCart, row: ServerCartRow): StoredCart {
  return { ...cart, removed: cart.removed.filter((mark) => !matchesTombstone(row, mark)) };
}

/** Returns true if the cart has changes that the server has not confirmed. Source: CS-8. */
export function hasPendingChanges(cart: StoredCart): boolean {
  return cart.items.some(isUnsent) || cart.removed.some(({ checked }) => checked !== true);
}

/**
 * Writes the server's figures into the lines. A quantity of theirs that is not ours goes into a line nobody
 * changed, where `isOurs` does not say that ours counts: then the server is told again.
 * Source: CS-27, CS-43.
 */
export function writeTotals(
  cart: StoredCart,
  rows: readonly TotalsItem[],
  isOurs: (item: CartItem) => boolean,
): StoredCart {
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  const withTotals = (item: CartItem): CartItem => {
    const totals = item.server_item_id === undefined ? undefined : byId.get(item.server_item_id);
    if (totals === undefined) return item;
    if (isUnsent(item) || !isQuantity(totals.qty)) return { ...item, totals };
    const qty = isOurs(item) ? item.qty : totals.qty;
    return { ...item, totals, qty, prev_qty: totals.qty };
  };
  return { ...cart, items: cart.items.map(withTotals) };
}

/**
 * Returns true if totals contain other lines than the cart while it has no pending changes: another device has
 * put something in or taken it out. Rows the last meeting knew (`knownRowIds`) and could not show here do not count: meeting
 * again would show them no better. Source: CS-66, CS-68.
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

/** Another server cart from now on: ids of the old one mean nothing, quantities stay. Source: CS-21. */
export function withoutServerCart(cart: StoredCart): StoredCart {
  return {
    ...cart,
    removed: [],
    items: cart.items.map((item) => ({ ...asNewLine(item), prev_qty: item.prev_qty })),
  };
}

/** The server cart that was let go of is forgotten, or another has taken its place. Source: CS-41. */
export function attachNewCart(cart: StoredCart): StoredCart {
  const { isLetGo: _isLetGo, ...attached } = cart;
  return attached;
}

/**
 * The server's cart has become an order: what it had goes. Pieces it never heard of stay, as a new cart.
 * Source: CS-24.
 */
export function afterOrder(cart: StoredCart): StoredCart {
  return {
    removed: [],
    epoch: cart.epoch + 1,
    items: cart.items.flatMap((item) => {
      const qty = item.sending === undefined ? item.qty - (item.prev_qty ?? 0) : 0;
      return qty > 0 ? [{ ...asNewLine(item), qty }] : [];
    }),
  };
}

/** The line as the server has it; a quantity the shopper changed meanwhile stays. */
function toConfirmedLine(line: CartItem, planned: CartItem, row: ServerCartRow): CartItem {
  return {
    ...line,
    server_item_id: row.item_id,
    server_cart_id: row.quote_id ?? line.server_cart_id,
    product_option: row.product_option ?? line.product_option,
    type_id: row.product_type ?? line.type_id,
    qty: line.qty === planned.qty ? row.qty : line.qty,
    prev_qty: row.qty,
    sending: undefined,
    ...serverErrorOf(line, row),
  };
}

/**
 * Error of a row the server cannot sell as it is, until the server clears it. `errors.server` marks
 * the word as its own; what a stock check found stays as it is.
 */
function serverErrorOf(line: CartItem, row: ServerCartRow): Pick<CartItem, 'errors' | 'stock'> {
  const availableQty = row['available_qty'];
  if (row['error'] !== undefined && typeof availableQty === 'number') {
    const qty = Math.max(0, Math.trunc(availableQty));
    return {
      errors: { ...line.errors, stock: 'out-of-stock', server: 'out-of-stock' },
      stock: { is_in_stock: qty > 0, qty },
    };
  }
  if (line.errors?.['server'] === undefined) return {};
  const { server: _server, stock: _stock, ...errors } = line.errors;
  return { errors };
}

function isQuantity(qty: number): boolean {
  return Number.isSafeInteger(qty) && qty >= 1 && qty <= maxLineQuantity;
}

function isSameLine(line: CartItem, next: CartItem): boolean {
  return (Object.keys(next) as (keyof CartItem)[]).every(
    (field) =>
      line[field] === next[field] || JSON.stringify(line[field]) === JSON.stringify(next[field]),
  );
}
