import {
  maxLineQuantity,
  maxOrderQuantity,
  productsErrorText,
  type NewOrder,
} from '@shop/contract';
import {
  atQuantity,
  availableQty,
  type CartItemRow,
  type CountedLine,
  loadProductLookup,
  resolveLine,
  type SalesCatalog,
  type ProductLookup,
  type StockFigures,
  totalNeeds,
  type RequestedLine,
} from '../../cart/index.ts';
import { ApiError } from '../../../http/request/api-error.ts';

/** An ordered article the shop cannot deliver as asked, for `meta.products`. */
interface MissingProduct {
  readonly sku: string;
  readonly name: string;
  readonly requested: number;
  readonly available: number;
}

/** A line of the order, and what the shopper was shown for one piece of it. */
export interface OrderedLine extends CountedLine {
  /** In major units, with tax: each price the client named for it. */
  readonly seenUnitGross: readonly number[];
}

export interface OrderedLines {
  readonly lookup: ProductLookup;
  readonly lines: readonly OrderedLine[];
}

/**
 * Looks up what was ordered. The lines are those the shopper sent and saw; a line that names no choices takes
 * those of its row in the cart. Equal lines become one.
 * Errors: 500 `products-unavailable` naming every line the shop does not have.
 */
export async function readOrderedLines(
  catalog: SalesCatalog,
  products: NewOrder['products'],
  items: readonly CartItemRow[],
  country: string,
): Promise<OrderedLines> {
  const lookup = await loadProductLookup(
    catalog,
    products.map(({ sku }) => sku),
    country,
  );
  const lines = new Map<string, OrderedLine>();
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
  if (missing.length > 0) throw productsUnavailable(missing);
  return {
    lookup,
    lines: [...lines.values()].map((entry) => ({
      ...entry,
      line: atQuantity(entry.line, entry.qty),
    })),
  };
}

/**
 * Errors: 400 `quantity-invalid` with `meta.most` for an article of which more is ordered than one line holds, 400
 * `order-too-large` with `meta.most` for more pieces in all than one order holds. Source: CO-70.
 */
export function refuseTooMany(lines: readonly OrderedLine[]): void {
  for (const { line, qty } of lines) {
    if (qty <= maxLineQuantity) continue;
    throw new ApiError(
      400,
      'quantity-invalid',
      `Of "${line.name}" at most ${maxLineQuantity} pieces can be ordered at once.`,
      { meta: { sku: line.sku, name: line.name, qty, most: maxLineQuantity } },
    );
  }
  const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  if (qty <= maxOrderQuantity) return;
  throw new ApiError(400, 'order-too-large', `An order holds at most ${maxOrderQuantity} pieces.`, {
    meta: { qty, most: maxOrderQuantity },
  });
}

/** Errors: 500 `products-unavailable` naming every line the stock does not cover. */
export function refuseShortLines(lines: readonly OrderedLine[], stock: StockFigures): void {
  const needs = totalNeeds(lines.map(({ line, qty }) => ({ needs: line.needs, qty })));
  const short = lines.filter(
    ({ line, qty }) =>
      availableQty(line, stock) < qty ||
      line.needs.some(({ sku }) => stock.piecesOf(sku) < (needs.get(sku) ?? 0)),
  );
  if (short.length === 0) return;
  throw productsUnavailable(
    short.map(({ line, qty }) => ({
      sku: line.sku,
      name: line.name,
      requested: qty,
      available: availableQty(line, stock),
    })),
  );
}

function wantedLine(
  product: NewOrder['products'][number],
  items: readonly CartItemRow[],
): RequestedLine {
  const ownOption = product.product_option;
  const item = items.find(({ id, sku }) => id === product.server_item_id && sku === product.sku);
  return { sku: product.sku, option: ownOption ?? item?.product_option };
}

/** The exact words tell older clients that the order is off and why. */
function productsUnavailable(products: readonly MissingProduct[]): ApiError {
  return new ApiError(500, 'products-unavailable', productsErrorText, {
    meta: { products },
  });
}
