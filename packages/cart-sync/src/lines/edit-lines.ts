import type { EpochMs } from '@shop/kernel';
import type { CartItem, RemovedLine } from './cart-item.ts';
import { lineKey } from './line-identity.ts';
import { parseLine, toCartItem, type LineState } from './line-state.ts';
import { nextLine, type LineEvent } from './next-line.ts';
import type { StoredCart } from '../storage/stored-cart.ts';

/*
 * Changes by the shopper. Pure: each may be applied again to a cart that another tab has changed.
 * An edit without effect returns the same cart.
 */

export function findLine(cart: StoredCart, key: string): CartItem | undefined {
  return cart.items.find((item) => lineKey(item) === key);
}

/** Adds a product; if a line has the same key, adds to its quantity. Source: CS-40. */
export function addLine(cart: StoredCart, item: CartItem): StoredCart {
  const key = lineKey(item);
  return findLine(cart, key) === undefined
    ? insertLine(cart, item, cart.items.length)
    : applyLineEvent(cart, key, { type: 'add', item });
}

/** Sets the quantity of a line. Source: CS-42. */
export function setLineQty(cart: StoredCart, key: string, qty: number): StoredCart {
  return applyLineEvent(cart, key, { type: 'set-qty', qty });
}

/** Removes a line, and records what the server may still have of it. Source: CS-44. */
export function removeLine(cart: StoredCart, key: string, now: EpochMs): StoredCart {
  return applyLineEvent(cart, key, { type: 'remove', now });
}

/** Restores a removed line at its former position. Source: CS-45. */
export function restoreLine(cart: StoredCart, { item, index }: RemovedLine): StoredCart {
  return findLine(cart, lineKey(item)) === undefined
    ? insertLine(cart, item, index)
    : addLine(cart, item);
}

/**
 * Replaces a line by another variant, with its quantity. If a line has that variant already, its quantity is added and
 * its server row is taken over. Source: CS-43.
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
  if (newKey === key) {
    const item = { ...line, ...variant, qty: line.qty };
    return applyLineEvent(cart, key, { type: 'replace', item });
  }
  const existing = findLine(cart, newKey);
  const item = { ...variant, qty: line.qty + (existing?.qty ?? 0) };
  const next = itemsOf(
    nextLine(existing === undefined ? removedLine(cart, newKey) : parseLine(existing), {
      type: 'replace',
      item,
    }),
  );
  const items = cart.items.flatMap((entry) =>
    entry === existing ? [] : entry === line ? next : [entry],
  );
  return { ...cart, items, removed: withoutTombstones(removeLine(cart, key, now), newKey) };
}

/** Writes the result of a stock check into the lines of an article. Source: CS-46. */
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

/** Returns an empty cart of the next epoch that releases its server cart. Source: CS-48. */
export function cleared(cart: StoredCart): StoredCart {
  return { items: [], removed: [], epoch: cart.epoch + 1, isLetGo: true };
}

/** Applies an event to one line. Returns the same cart if there is no such line, or it does not change. */
export function applyLineEvent(cart: StoredCart, key: string, event: LineEvent): StoredCart {
  const line = findLine(cart, key);
  if (line === undefined) return cart;
  const next = nextLine(parseLine(line), event);
  if (next.status === 'removed') {
    return {
      ...cart,
      items: cart.items.filter((entry) => entry !== line),
      removed: [...cart.removed, ...next.tombstones],
    };
  }
  const item = toCartItem(next);
  return updateLine(cart, key, () => (isSameItem(line, item) ? line : item));
}

/** Applies an event to each line. */
export function applyToLines(
  items: readonly CartItem[],
  eventFor: (item: CartItem) => LineEvent | undefined,
): readonly CartItem[] {
  return items.flatMap((item) => {
    const event = eventFor(item);
    return event === undefined ? item : itemsOf(nextLine(parseLine(item), event));
  });
}

/** Edits the fields of one line that the server does not store. Returns the same cart if the line does not change. */
export function updateLine(
  cart: StoredCart,
  key: string,
  edit: (line: CartItem) => CartItem,
): StoredCart {
  const line = findLine(cart, key);
  if (line === undefined) return cart;
  const next = edit(line);
  if (next === line) return cart;
  return { ...cart, items: cart.items.map((item) => (item === line ? next : item)) };
}

/** Inserts a line at `index`, from 0. */
function insertLine(cart: StoredCart, item: CartItem, index: number): StoredCart {
  const key = lineKey(item);
  const items = [...cart.items];
  items.splice(
    Math.min(Math.max(index, 0), items.length),
    0,
    ...itemsOf(nextLine(removedLine(cart, key), { type: 'add', item })),
  );
  return { ...cart, items, removed: withoutTombstones(cart, key) };
}

/** Returns the removed line of this key, with its tombstones if there are any. */
function removedLine(cart: StoredCart, key: string): LineState {
  return { status: 'removed', tombstones: cart.removed.filter((mark) => lineKey(mark) === key) };
}

function itemsOf(line: LineState): readonly CartItem[] {
  return line.status === 'removed' ? [] : [toCartItem(line)];
}

function withoutTombstones(cart: StoredCart, key: string): StoredCart['removed'] {
  return cart.removed.filter((mark) => lineKey(mark) !== key);
}

function isSameItem(line: CartItem, next: CartItem): boolean {
  return (Object.keys(next) as (keyof CartItem)[]).every(
    (field) =>
      line[field] === next[field] || JSON.stringify(line[field]) === JSON.stringify(next[field]),
  );
}
