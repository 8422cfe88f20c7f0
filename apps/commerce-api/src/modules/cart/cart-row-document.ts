import type { ServerCartRow } from '@shop/contract';
import { wireAmount } from '@shop/money';
import type { CartLines } from './cart-lines.ts';
import type { CartItemRow, NamedCart } from './cart-store.ts';
import { atQuantity, type ResolvedLine } from '@shop/cart-lines';

/** A line that cannot be ordered unchanged, for `meta.unavailable`. */
export interface UnavailableLine {
  readonly item_id: number;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly available: number;
  readonly error: 'out-of-stock' | 'sku-invalid';
}

/** Returns one row in the format of `pull` and `update`. Price with tax, for one piece. */
export function cartRowDocument(
  cart: Pick<NamedCart, 'token'>,
  item: Pick<CartItemRow, 'id' | 'qty'>,
  line: ResolvedLine,
): ServerCartRow {
  return {
    item_id: item.id,
    sku: line.sku,
    parent_sku: line.parentSku,
    qty: item.qty,
    name: line.name,
    price: wireAmount({ minor: atQuantity(line, item.qty).unitGross, currency: line.currency }),
    product_type: line.productType as ServerCartRow['product_type'],
    quote_id: cart.token,
    product_option: line.productOption,
  };
}

/** Returns all rows. A row that cannot be ordered has `error` and `available_qty` and stays: the shopper decides. */
export function cartRowDocuments(cart: NamedCart, lines: CartLines): readonly ServerCartRow[] {
  const sound = lines.sound.map(({ item, line, available }) => ({
    ...cartRowDocument(cart, item, line),
    ...(available < item.qty ? { error: 'out-of-stock', available_qty: available } : {}),
  }));
  const lostItems = lines.lost.map(({ item }) => ({
    item_id: item.id,
    sku: item.sku,
    qty: item.qty,
    name: item.name,
    price: 0,
    product_type: item.product_type as ServerCartRow['product_type'],
    quote_id: cart.token,
    product_option: item.product_option,
    error: 'sku-invalid',
    available_qty: 0,
  }));
  return [...sound, ...lostItems].sort((a, b) => a.item_id - b.item_id);
}

/** Returns the rows with problems, by name. */
export function unavailableLines(lines: CartLines): readonly UnavailableLine[] {
  return [
    ...lines.sound
      .filter(({ item, available }) => available < item.qty)
      .map(({ item, line, available }) => ({
        item_id: item.id,
        sku: line.sku,
        name: line.name,
        qty: item.qty,
        available,
        error: 'out-of-stock' as const,
      })),
    ...lines.lost.map(({ item }) => ({
      item_id: item.id,
      sku: item.sku,
      name: item.name,
      qty: item.qty,
      available: 0,
      error: 'sku-invalid' as const,
    })),
  ];
}
