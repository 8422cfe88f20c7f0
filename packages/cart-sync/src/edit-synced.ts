import { mostOfLine, type ServerCartRow, type TotalsItem } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { CartItem, PendingWrite } from './cart-item.ts';
import { onLine, untold } from './edit-lines.ts';
import { lineKey } from './line-identity.ts';
import { isMarked, isUnsent, type RemovedMark } from './plan-merge.ts';
import type { StoredCart } from './stored-cart.ts';
import type { UnreadRow } from './unread-row.ts';

/*
 * What a meeting with the server does to the cart. Pure. The shopper may have changed a line while the call
 * was on the wire: `seen` is the line as it was planned for, and what was changed since stays changed.
 */

/**
 * Notes that a change is being sent, before it is. Not for a line that was changed or taken out since: what
 * was planned for it is not sent any more. Source: CS-26.
 */
export function noteSending(cart: StoredCart, seen: CartItem, sending: PendingWrite): StoredCart {
  return onLine(cart, lineKey(seen), (line) =>
    line.qty === seen.qty ? { ...line, sending } : line,
  );
}

/** The write is over: its outcome is known, or its key is of no use. Source: CS-26. */
export function endSending(cart: StoredCart, seen: CartItem): StoredCart {
  return onLine(cart, lineKey(seen), (line) => ({ ...line, sending: undefined }));
}

/** The server has the line, but not with the quantity that was asked for: that stays unsent. CS-27. */
export function noteRow(cart: StoredCart, seen: CartItem, row: ServerCartRow): StoredCart {
  return onLine(cart, lineKey(seen), (line) => ({
    ...confirmed(line, seen, row),
    qty: line.qty,
  }));
}

/**
 * The server has the line with `row.qty`. What the shopper did meanwhile stays, and stays unsent.
 * Source: CS-13, CS-27.
 */
export function confirmLine(cart: StoredCart, seen: CartItem, row: ServerCartRow): StoredCart {
  return onLine(cart, lineKey(seen), (line) => {
    const next = confirmed(line, seen, row);
    return sameLine(line, next) ? line : next;
  });
}

/** The server's quantity goes into a line nobody changed meanwhile. Source: CS-12. */
export function takeRow(cart: StoredCart, seen: CartItem, row: ServerCartRow): StoredCart {
  return onLine(cart, lineKey(seen), (line) =>
    line.qty === seen.qty ? confirmed(line, seen, row) : line,
  );
}

/** The line goes, unless the shopper changed it meanwhile. Source: CS-11. */
export function dropLine(cart: StoredCart, seen: CartItem): StoredCart {
  return onLine(cart, lineKey(seen), (line) => (line.qty === seen.qty ? undefined : line));
}

/** The server said no: the write is over, and the quantity before it stands again. Source: CS-28. */
export function restoreQty(cart: StoredCart, seen: CartItem, qty: number): StoredCart {
  return onLine(cart, lineKey(seen), (line) => ({
    ...line,
    qty: line.qty === seen.qty ? qty : line.qty,
    sending: undefined,
  }));
}

/** Puts in a line of the server that nobody here knew. Source: CS-14. */
export function addServerLine(cart: StoredCart, item: CartItem): StoredCart {
  const isHere = cart.items.some(
    (each) => lineKey(each) === lineKey(item) || each.server_item_id === item.server_item_id,
  );
  return isHere ? cart : { ...cart, items: [...cart.items, item] };
}

/** How long a write that lost its answer may still arrive, in ms. */
const mostDelayMs = 120_000;

/**
 * What is still owed after the server was asked: lines it no longer has are settled, except those a late
 * write may yet bring back. Source: CS-15.
 */
export function settleRemoved(
  cart: StoredCart,
  rows: readonly ServerCartRow[],
  now: EpochMs,
  unread: readonly UnreadRow[] = [],
): StoredCart {
  if (cart.removed.length === 0) return cart;
  const removed = cart.removed.flatMap((mark): readonly RemovedMark[] => {
    if (rows.some((row) => isMarked(row, mark))) return [mark];
    // It is still there, and nobody can say what it is.
    if (unread.some(({ item_id: id }) => id !== undefined && id === mark.server_item_id)) {
      return [{ ...mark, checked: true }];
    }
    const isLateLikely = mark.unsureSince !== undefined && now - mark.unsureSince < mostDelayMs;
    return isLateLikely ? [{ ...mark, checked: true }] : [];
  });
  return { ...cart, removed };
}

/** Notes that the deletion of this row is being sent, before it is. Source: CS-26. */
export function noteDeleting(cart: StoredCart, row: ServerCartRow): StoredCart {
  const removed = cart.removed.map((mark) =>
    isMarked(row, mark) ? { ...mark, isDeleting: true } : mark,
  );
  return { ...cart, removed };
}

/** The server has deleted this row: whoever wanted that has it. Source: CS-15. */
export function settleDeleted(cart: StoredCart, row: ServerCartRow): StoredCart {
  return { ...cart, removed: cart.removed.filter((mark) => !isMarked(row, mark)) };
}

/** Whether the server has to hear of something. Source: CS-8. */
export function owesServer(cart: StoredCart): boolean {
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
  const written = (item: CartItem): CartItem => {
    const totals = item.server_item_id === undefined ? undefined : byId.get(item.server_item_id);
    if (totals === undefined) return item;
    if (isUnsent(item) || !isQuantity(totals.qty)) return { ...item, totals };
    const qty = isOurs(item) ? item.qty : totals.qty;
    return { ...item, totals, qty, prev_qty: totals.qty };
  };
  return { ...cart, items: cart.items.map(written) };
}

/**
 * Whether totals are of other lines than those here, while nothing here waits to be told: another device has
 * put something in or taken it out. Rows the last meeting knew (`met`) and could not show here do not count: meeting
 * again would show them no better. Source: CS-66, CS-68.
 */
export function isOfOtherLines(
  cart: StoredCart,
  rows: readonly TotalsItem[],
  met: ReadonlySet<number> = new Set(),
): boolean {
  if (owesServer(cart)) return false;
  const here = new Set(cart.items.map(({ server_item_id }) => server_item_id));
  const others = rows.filter(({ item_id }) => !here.has(item_id));
  return (
    rows.length - others.length !== here.size || others.some(({ item_id }) => !met.has(item_id))
  );
}

/** Another server cart from now on: ids of the old one mean nothing, quantities stay. Source: CS-21. */
export function unbound(cart: StoredCart): StoredCart {
  return {
    ...cart,
    removed: [],
    items: cart.items.map((item) => ({ ...untold(item), prev_qty: item.prev_qty })),
  };
}

/** The server cart that was let go of is forgotten, or another has taken its place. Source: CS-41. */
export function startedAnew(cart: StoredCart): StoredCart {
  const { isLetGo: _isLetGo, ...rest } = cart;
  return rest;
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
      return qty > 0 ? [{ ...untold(item), qty }] : [];
    }),
  };
}

/** The line as the server has it; a quantity the shopper changed meanwhile stays. */
function confirmed(line: CartItem, seen: CartItem, row: ServerCartRow): CartItem {
  return {
    ...line,
    server_item_id: row.item_id,
    server_cart_id: row.quote_id ?? line.server_cart_id,
    product_option: row.product_option ?? line.product_option,
    type_id: row.product_type ?? line.type_id,
    qty: line.qty === seen.qty ? row.qty : line.qty,
    prev_qty: row.qty,
    sending: undefined,
    ...troubleOf(line, row),
  };
}

/**
 * What the server says of a row it cannot sell as it stands, until it says otherwise. `errors.server` marks
 * the word as its own; what a stock check found stays as it is.
 */
function troubleOf(line: CartItem, row: ServerCartRow): Pick<CartItem, 'errors' | 'stock'> {
  const left = row['available_qty'];
  if (row['error'] !== undefined && typeof left === 'number') {
    const qty = Math.max(0, Math.trunc(left));
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
  return Number.isSafeInteger(qty) && qty >= 1 && qty <= mostOfLine;
}

function sameLine(line: CartItem, next: CartItem): boolean {
  return (Object.keys(next) as (keyof CartItem)[]).every(
    (field) =>
      line[field] === next[field] || JSON.stringify(line[field]) === JSON.stringify(next[field]),
  );
}
