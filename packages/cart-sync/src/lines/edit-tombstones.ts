import type { ServerCartRow } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { StoredCart } from '../storage/stored-cart.ts';
import { matchesTombstone, type Tombstone } from './tombstone.ts';
import type { UnreadableRow } from '../sync/unreadable-row.ts';

/** Time in which a write without a response may still arrive, in ms. */
const maxDelayMs = 120_000;

/**
 * Removes the tombstones of lines that a pull no longer contains, except those that a late write may bring back.
 * Source: CS-15.
 */
export function pruneTombstones(
  cart: StoredCart,
  rows: readonly ServerCartRow[],
  now: EpochMs,
  unread: readonly UnreadableRow[],
): StoredCart {
  if (cart.removed.length === 0) return cart;
  const removed = cart.removed.flatMap((mark): readonly Tombstone[] => {
    if (rows.some((row) => matchesTombstone(row, mark))) return [mark];
    // The row still exists, but cannot be read.
    if (unread.some(({ item_id: id }) => id !== undefined && id === mark.server_item_id)) {
      return [{ ...mark, checked: true }];
    }
    const isLateLikely = mark.unsureSince !== undefined && now - mark.unsureSince < maxDelayMs;
    return isLateLikely ? [{ ...mark, checked: true }] : [];
  });
  return { ...cart, removed };
}

/** Records that the deletion of this row is about to be sent. Source: CS-30. */
export function markDeleting(cart: StoredCart, row: ServerCartRow): StoredCart {
  const removed = cart.removed.map((mark) =>
    matchesTombstone(row, mark) ? { ...mark, isDeleting: true } : mark,
  );
  return { ...cart, removed };
}

/** Removes the tombstones of a row that the server has deleted. Source: CS-15. */
export function removeTombstone(cart: StoredCart, row: ServerCartRow): StoredCart {
  return { ...cart, removed: cart.removed.filter((mark) => !matchesTombstone(row, mark)) };
}
