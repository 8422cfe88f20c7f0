import type { EpochMs } from '@shop/kernel';
import type { CartItem, RemovedLine } from './cart-item.ts';
import { lineKey } from './line-identity.ts';
import type { Tombstone } from '../sync/plan-merge.ts';
import type { StoredCart } from '../storage/stored-cart.ts';

/*
 * Changes by the shopper. Pure: each may be applied again to the cart as another tab left it.
 * An edit without effect returns the same cart.
 */

export function findLine(cart: StoredCart, key: string): CartItem | undefined {
  return cart.items.find((item) => lineKey(item) === key);
}

/** Puts a product in; a line that is the same takes the quantity over. Source: CS-33. */
export function addLine(cart: StoredCart, item: CartItem): StoredCart {
  const added = updateLine(cart, lineKey(item), (line) => ({
    ...line,
    qty: line.qty + item.qty,
    product: item.product,
    stock: item.stock ?? line.stock,
  }));
  return added === cart ? insertLine(cart, item, cart.items.length) : added;
}

/** "This line is now `qty`." Source: CS-35. */
export function setLineQty(cart: StoredCart, key: string, qty: number): StoredCart {
  return updateLine(cart, key, (line) => (line.qty === qty ? line : { ...line, qty }));
}

/** Takes a line out, and notes that the server may still have it. Source: CS-37. */
export function removeLine(cart: StoredCart, key: string, now: EpochMs): StoredCart {
  const line = findLine(cart, key);
  return line === undefined
    ? cart
    : {
        ...cart,
        items: cart.items.filter((item) => item !== line),
        removed: [...cart.removed, ...tombstonesOf(line, now)],
      };
}

/** Puts a removed line back where it stood, as one the server has to hear of. Source: CS-38. */
export function restoreLine(cart: StoredCart, { item, index }: RemovedLine): StoredCart {
  return findLine(cart, lineKey(item)) === undefined
    ? insertLine(cart, asNewLine(item), index)
    : addLine(cart, item);
}

/**
 * Puts another variant in the place of a line, with its quantity. A line that has that variant already gives
 * its quantity and its place on the server to the new one. Source: CS-36.
 */
export function replaceLine(
  cart: StoredCart,
  key: string,
  variant: CartItem,
  now: EpochMs,
): StoredCart {
  const line = findLine(cart, key);
  if (line === undefined) return cart;
  const newKey = lineKey(variant);
  if (newKey === key) return updateLine(cart, key, () => ({ ...line, ...variant, qty: line.qty }));
  const existing = findLine(cart, newKey);
  const { server_item_id, server_cart_id, prev_qty, sending } =
    existing ?? reuseServerLine(cart, variant);
  const next: CartItem = {
    ...variant,
    qty: line.qty + (existing?.qty ?? 0),
    server_item_id,
    server_cart_id,
    prev_qty,
    sending,
  };
  return {
    ...cart,
    items: cart.items.flatMap((item) => (item === existing ? [] : item === line ? [next] : [item])),
    removed: [...withoutTombstones(cart, newKey), ...tombstonesOf(line, now)],
  };
}

/** Writes what a stock check brought into a line. Source: CS-39. */
export function updateStock(
  cart: StoredCart,
  sku: string,
  note: Pick<CartItem, 'stock' | 'info' | 'errors'>,
): StoredCart {
  return {
    ...cart,
    items: cart.items.map((item) => (item.sku === sku ? { ...item, ...note } : item)),
  };
}

/** Nothing in it, nothing owed to the server, and no way back to the server cart it had. Source: CS-41. */
export function cleared(cart: StoredCart): StoredCart {
  return { items: [], removed: [], epoch: cart.epoch + 1, isLetGo: true };
}

/** A new line at its place. */
function insertLine(cart: StoredCart, item: CartItem, index: number): StoredCart {
  const items = [...cart.items];
  items.splice(Math.min(Math.max(index, 0), items.length), 0, reuseServerLine(cart, item));
  return { ...cart, items, removed: withoutTombstones(cart, lineKey(item)) };
}

/**
 * A line that comes back while the server may still have it takes over what is known of it there. While a
 * write or a deletion is on its way it has to be told, even if it looks the same: the late one would hit it.
 */
function reuseServerLine(cart: StoredCart, item: CartItem): CartItem {
  const marks = cart.removed.filter((mark) => lineKey(mark) === lineKey(item));
  const isOpen = marks.some((mark) => mark.isDeleting === true || mark.unsureSince !== undefined);
  return {
    ...item,
    server_item_id: marks.find((mark) => mark.server_item_id !== undefined)?.server_item_id,
    sending: isOpen ? { key: '', plan: '', qty: 0 } : undefined,
  };
}

function withoutTombstones(cart: StoredCart, key: string): readonly Tombstone[] {
  return cart.removed.filter((mark) => lineKey(mark) !== key);
}

/** Changes one line; `undefined` takes it out. The same cart when there is no such line, or it stays as it is. */
export function updateLine(
  cart: StoredCart,
  key: string,
  edit: (line: CartItem) => CartItem | undefined,
): StoredCart {
  const line = findLine(cart, key);
  const next = line && edit(line);
  if (next === line) return cart;
  return { ...cart, items: cart.items.flatMap((item) => (item === line ? (next ?? []) : item)) };
}

/** A line as if no server had ever heard of it. */
export function asNewLine(item: CartItem): CartItem {
  return {
    ...item,
    prev_qty: undefined,
    server_item_id: undefined,
    server_cart_id: undefined,
    sending: undefined,
    totals: undefined,
  };
}

/** Tombstones for what the server may have of a line: its row, and the result of a write in flight. */
function tombstonesOf(line: CartItem, now: EpochMs): readonly Tombstone[] {
  const { sku, checksum, server_item_id, sending } = line;
  return [
    ...(server_item_id === undefined ? [] : [{ sku, checksum, server_item_id }]),
    ...(sending === undefined ? [] : [{ sku, checksum, unsureSince: now }]),
  ];
}
