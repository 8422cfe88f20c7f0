import type { StockLevels } from '../stock/stock-levels.ts';
import { availabilityOf } from '../catalogue/live-stock.ts';
import type { CompleteProduct } from '../catalogue/complete-product.ts';
import type { DeliveryDays } from '../catalogue/catalogue.ts';
import type { PricedProduct } from '../catalogue/product-reader.ts';
import { DocumentIndexBuilder, type DocumentIndex } from './document-index.ts';
import { NumberColumn } from './number-column.ts';

/** What stock is looked up by. */
interface StockKey {
  readonly sku: string;
  readonly configurable_children?: readonly { readonly sku: string; readonly status: number }[];
}

/** All products: their fields, their prices now, what is left of them, and where each article is. */
export interface ProductIndex {
  readonly fields: DocumentIndex;
  /** Document id by row. */
  readonly ids: readonly string[];
  readonly rowOfId: ReadonlyMap<string, number>;
  /** The configurable that has this variant. */
  parentOf(variantSku: string): string | undefined;
  /** Rows whose own or variant's article number this is, whatever its case. */
  rowsOfSku(sku: string): readonly number[];
  deliveryDays(): readonly DeliveryDays[];
  /** Takes the figures of these articles anew; `undefined` of all. */
  updateStock(levels: StockLevels, skus: readonly string[] | undefined): void;
  /** Milliseconds of the next change of any price. */
  readonly pricesValidUntil: number;
  /** Document ids whose prices have run out. */
  outdated(nowMs: number): readonly string[];
  updatePrices(prices: ReadonlyMap<string, PricedProduct>): void;
}

export class ProductIndexBuilder {
  private readonly fields = new DocumentIndexBuilder();
  private readonly ids: string[] = [];
  private readonly stockKeys: StockKey[] = [];
  private readonly prices: number[] = [];
  private readonly validUntil: number[] = [];

  add(id: string, { product, validUntil }: PricedProduct): void {
    this.fields.add(product);
    this.ids.push(id);
    this.stockKeys.push(stockKey(product));
    this.prices.push(grossPrice(product));
    this.validUntil.push(validUntil);
  }

  build(): ProductIndex {
    const { ids, stockKeys } = this;
    const prices = Float64Array.from(this.prices);
    const validUntil = Float64Array.from(this.validUntil);
    const inStock = new Float64Array(ids.length);
    const left = new Float64Array(ids.length);
    const price = new NumberColumn(prices);
    const fields = this.fields.build(
      new Map([
        ['price', price],
        ['final_price', price],
        ['price_incl_tax', price],
        ['stock.is_in_stock', new NumberColumn(inStock)],
        ['stock.qty', new NumberColumn(left)],
      ]),
    );
    const rowOfId = new Map(ids.map((id, row) => [id, row]));
    const rowsBySku = new Map<string, number[]>();
    const parents = new Map<string, string>();
    const remember = (sku: string, row: number) => {
      const key = sku.toLowerCase();
      const rows = rowsBySku.get(key);
      if (rows === undefined) rowsBySku.set(key, [row]);
      else if (!rows.includes(row)) rows.push(row);
    };
    stockKeys.forEach(({ sku, configurable_children: children }, row) => {
      remember(sku, row);
      for (const child of children ?? []) {
        remember(child.sku, row);
        if (!parents.has(child.sku)) parents.set(child.sku, sku);
      }
    });
    let nextChange = validUntil.reduce((least, until) => Math.min(least, until), Infinity);
    return {
      fields,
      ids,
      rowOfId,
      parentOf: (variantSku) => parents.get(variantSku),
      deliveryDays: () => deliveryDaysOf(fields, ids),
      rowsOfSku: (sku) => rowsBySku.get(sku.toLowerCase()) ?? [],
      updateStock(levels, skus) {
        const rows =
          skus === undefined
            ? ids.keys()
            : skus.flatMap((sku) => rowsBySku.get(sku.toLowerCase()) ?? []);
        for (const row of rows) {
          const key = stockKeys[row];
          if (key === undefined) continue;
          const { isInStock, qty } = availabilityOf(key, levels);
          inStock[row] = isInStock ? 1 : 0;
          left[row] = qty;
        }
        fields.forgetNumbers();
      },
      get pricesValidUntil() {
        return nextChange;
      },
      outdated: (nowMs) => ids.filter((_, row) => (validUntil[row] ?? Infinity) < nowMs),
      updatePrices(found) {
        for (const [id, { product, validUntil: until }] of found) {
          const row = rowOfId.get(id);
          if (row === undefined) continue;
          prices[row] = grossPrice(product);
          validUntil[row] = until;
        }
        nextChange = validUntil.reduce((least, until) => Math.min(least, until), Infinity);
        fields.forgetNumbers();
      },
    };
  }
}

function deliveryDaysOf(fields: DocumentIndex, ids: readonly string[]): readonly DeliveryDays[] {
  const least = fields.column('delivery_days.min')?.sortKeys();
  const most = fields.column('delivery_days.max')?.sortKeys();
  return ids.flatMap((id, row) => {
    const min = least?.[row] ?? Number.NaN;
    const max = most?.[row] ?? min;
    return min >= 0 && max >= 0 ? [{ productId: Number(id), min, max }] : [];
  });
}

/** What a shopper pays: the cheapest variant of a configurable. NaN when nobody knows. */
function grossPrice(product: CompleteProduct): number {
  const price = product['price_incl_tax'];
  return typeof price === 'number' ? price : Number.NaN;
}

function stockKey({ sku, configurable_children: children }: CompleteProduct): StockKey {
  if (children === undefined) return { sku };
  return {
    sku,
    configurable_children: children.map((child) => ({ sku: child.sku, status: child.status })),
  };
}
