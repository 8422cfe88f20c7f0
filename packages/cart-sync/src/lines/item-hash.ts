import type { CartToken } from '@shop/kernel';
import type { CartItem } from './cart-item.ts';
import { stableHash } from './stable-hash.ts';

/**
 * Fingerprint of the lines, their quantities and the server cart.
 * Leaves out server ids, confirmed quantities, totals, stock and product data: they change without a change of the
 * cart. The order of lines does not count. Source: CS-4; spec section 4.
 */
export function itemHash(items: readonly CartItem[], token: CartToken | undefined): string {
  const lines = items.map(({ sku, parentSku = '', type_id, qty, checksum = '' }) =>
    JSON.stringify([sku, parentSku, type_id, checksum, qty]),
  );
  return stableHash(JSON.stringify([lines.sort(), token ?? '']));
}
