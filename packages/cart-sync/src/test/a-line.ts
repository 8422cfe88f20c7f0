import type { Product, ProductOption, ServerCartRow } from '@shop/contract';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';

export const at = (ms: number): EpochMs => unsafeBrand<EpochMs>(ms);

/** A chair in stock for 9,990 Ft, with the fields of the test. */
export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku: 'A',
    name: 'Szék',
    type_id: 'simple',
    price_incl_tax: 9990,
    stock: { is_in_stock: true, qty: 10 },
    ...over,
  } as Product;
}

/** A line that was not sent to the server. */
export function aLine(over: Partial<CartItem> = {}): CartItem {
  const sku = over.sku ?? 'A';
  return { sku, type_id: 'simple', qty: 1, product: aProduct({ sku }), ...over };
}

/** A line that the server has confirmed. */
export function aSyncedLine(over: Partial<CartItem> = {}): CartItem {
  const line = aLine(over);
  return { server_item_id: 1, server_cart_id: 'cart', prev_qty: line.qty, ...line };
}

export function aRow(over: Partial<ServerCartRow> = {}): ServerCartRow {
  return { item_id: 1, sku: 'A', qty: 1, quote_id: 'cart', product_type: 'simple', ...over };
}

/** A custom option with text. */
export function engraved(text: string): ProductOption {
  return {
    extension_attributes: { custom_options: [{ option_id: '7', option_value: text }] },
  };
}
