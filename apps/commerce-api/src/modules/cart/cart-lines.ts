import type { ISql } from 'postgres';
import { catalogForCustomer } from '../../catalog/index.ts';
import { readStock } from './availability.ts';
import {
  type LineRefusal,
  type ProductLookup,
  type ResolvedLine,
  availableQty,
  resolveLine,
} from '@shop/cart-lines';
import type { CartItemRow, CartRow } from './cart-store.ts';
import { loadProductLookup, type SalesCatalog } from './product-lookup.ts';

/** A line that can be sold unchanged. */
interface SoundLine {
  readonly item: CartItemRow;
  readonly line: ResolvedLine;
  /** Pieces the stock allows; fewer than `item.qty` means a problem. */
  readonly available: number;
}

/** A line whose product or option the shop no longer has. */
interface LostLine {
  readonly item: CartItemRow;
  readonly refusal: LineRefusal;
}

/** Lines of a cart, checked with the current catalog and stock. */
export interface CartLines {
  readonly lookup: ProductLookup;
  readonly sound: readonly SoundLine[];
  readonly lost: readonly LostLine[];
}

/** Looks up every line again: current name, price for the cart's owner, options and stock. */
export async function examineLines(
  sql: ISql,
  catalog: SalesCatalog,
  cart: Pick<CartRow, 'country_id' | 'customer_id'>,
  items: readonly CartItemRow[],
): Promise<CartLines> {
  const skus = items.flatMap((item) => [item.sku, item.parent_sku ?? []].flat());
  const lookup = await loadProductLookup(
    await catalogForCustomer(sql, catalog, cart.customer_id),
    skus,
    cart.country_id ?? undefined,
  );
  const resolved: { item: CartItemRow; line: ResolvedLine }[] = [];
  const lostLines: LostLine[] = [];
  for (const item of items) {
    const line = resolveLine({ sku: item.sku, option: item.product_option }, lookup);
    if (line.ok) resolved.push({ item, line: line.value });
    else lostLines.push({ item, refusal: line.error });
  }
  const stock = await readStock(
    sql,
    resolved.map(({ line }) => line),
  );
  return {
    lookup,
    sound: resolved.map((entry) => ({ ...entry, available: availableQty(entry.line, stock) })),
    lost: lostLines,
  };
}
