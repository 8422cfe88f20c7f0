import type { SeenLine } from '@shop/cart-prices';
import { maxLineQuantity, maxOrderQuantity, type NewOrder } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import {
  atQuantity,
  availableQty,
  resolveLine,
  type ProductLookup,
  type StockFigures,
  totalNeeds,
  type RequestedLine,
} from '@shop/cart-lines';
import { type CartItemRow, loadProductLookup, type SalesCatalog } from '../../cart/index.ts';
import type { MissingProduct, OrderRefusal } from './order-refusal.ts';

export interface OrderedLines {
  readonly lookup: ProductLookup;
  readonly lines: readonly SeenLine[];
}

/**
 * Looks up the ordered lines as the shopper sent and saw them; a line without choices takes those of its row in the
 * cart. Joins equal lines.
 * Declines with `products-unavailable` and every line that the shop does not have.
 */
export async function readOrderedLines(
  catalog: SalesCatalog,
  products: NewOrder['products'],
  items: readonly CartItemRow[],
  country: string,
): Promise<Result<OrderedLines, OrderRefusal>> {
  const lookup = await loadProductLookup(
    catalog,
    products.map(({ sku }) => sku),
    country,
  );
  const lines = new Map<string, SeenLine>();
  const missing: MissingProduct[] = [];
  for (const product of products) {
    const resolved = resolveLine(wantedLine(product, items), lookup);
    if (!resolved.ok) {
      const name = product.name ?? product.sku;
      missing.push({ sku: product.sku, name, requested: product.qty, available: 0 });
      continue;
    }
    const line = resolved.value;
    const key = `${line.sku} ${line.optionKey}`;
    const { qty = 0, id = lines.size + 1, seenUnitGross = [] } = lines.get(key) ?? {};
    const seenPrices = product.price_incl_tax === undefined ? [] : [product.price_incl_tax];
    lines.set(key, {
      id,
      qty: qty + product.qty,
      line,
      seenUnitGross: [...seenUnitGross, ...seenPrices],
    });
  }
  if (missing.length > 0) return err({ kind: 'products-unavailable', products: missing });
  return ok({
    lookup,
    lines: [...lines.values()].map((entry) => ({
      ...entry,
      line: atQuantity(entry.line, entry.qty),
    })),
  });
}

/** Returns the reason if this is too large a quantity for one order; `undefined` if it is allowed. Source: CO-70. */
export function quantityLimitRefusal(lines: readonly SeenLine[]): OrderRefusal | undefined {
  const large = lines.find(({ qty }) => qty > maxLineQuantity);
  if (large !== undefined) {
    const { sku, name } = large.line;
    return { kind: 'line-too-large', sku, name, qty: large.qty };
  }
  const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  return qty > maxOrderQuantity ? { kind: 'too-many-pieces', qty } : undefined;
}

/** Returns every line with insufficient stock; `undefined` if all have enough. */
export function stockRefusal(
  lines: readonly SeenLine[],
  stock: StockFigures,
): OrderRefusal | undefined {
  const needs = totalNeeds(lines.map(({ line, qty }) => ({ needs: line.needs, qty })));
  const short = lines.filter(
    ({ line, qty }) =>
      availableQty(line, stock) < qty ||
      line.needs.some(({ sku }) => stock.piecesOf(sku) < (needs.get(sku) ?? 0)),
  );
  if (short.length === 0) return undefined;
  return {
    kind: 'products-unavailable',
    products: short.map(({ line, qty }) => ({
      sku: line.sku,
      name: line.name,
      requested: qty,
      available: availableQty(line, stock),
    })),
  };
}

function wantedLine(
  product: NewOrder['products'][number],
  items: readonly CartItemRow[],
): RequestedLine {
  const ownOption = product.product_option;
  const item = items.find(({ id, sku }) => id === product.server_item_id && sku === product.sku);
  return { sku: product.sku, option: ownOption ?? item?.product_option };
}
