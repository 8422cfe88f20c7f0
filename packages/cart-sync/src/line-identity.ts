import type { CartItem } from './cart-item.ts';

/**
 * The name of a line on this device: its sku, and the fingerprint of its options when it has any.
 * Stable while the line exists, so it serves as a list key and in `changeQty` and `remove`. Source: CS-1.
 */
export function lineKey(item: Pick<CartItem, 'sku' | 'checksum'>): string {
  return item.checksum === undefined ? item.sku : `${item.sku}#${item.checksum}`;
}
