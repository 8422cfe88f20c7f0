import { DocumentIndexBuilder, type DocumentIndex, NumberColumn } from '@shop/search';
import type { Locale } from '@shop/format';
import { isDisabled, quantityRules } from '@shop/catalog';
import type { StockChanges, StockLevels } from './stock-levels.ts';
import {
  availabilityOf,
  stockKey,
  type Availability,
  type StockKey,
  type VariantKey,
} from './live-stock.ts';
import type { NormalProduct } from '../documents/normalise-product.ts';
import type { DeliveryDays } from './catalog.ts';
import { partSkus, type PricedProduct } from './product-reader.ts';
import { createAssemblies } from './assemblies.ts';

/** All products: their fields, their prices now, what is left of them, and where each article is. */
export interface ProductIndex {
  readonly fields: DocumentIndex;
  /** Document id by row. */
  readonly ids: readonly string[];
  readonly rowOfId: ReadonlyMap<string, number>;
  skuOf(id: string): string | undefined;
  /** Uses the stock figures applied last. */
  availabilityOf(id: string): Availability;
  /** Ids of what is sold as its parts and has one of these articles among them. */
  assembliesOf(skus: Iterable<string>): readonly string[];
  /** Ids of the products that show one of these articles, as themselves or as a variant. */
  showing(skus: readonly string[]): readonly string[];
  /**
   * Ids of the configurables of which a variant on sale has sold out or come back; one that is not sold by the piece
   * may have with any change.
   */
  configurablesOf(changes: StockChanges): readonly string[];
  /** The configurable that has this variant. */
  parentOf(variantSku: string): string | undefined;
  /** Rows whose own or variant's article number this is, whatever its case. */
  rowsOfSku(sku: string): readonly number[];
  deliveryDays(): readonly DeliveryDays[];
  /** Takes in products by document id, known ones in place of what they were. */
  write(products: ReadonlyMap<string, PricedProduct>, levels: StockLevels): void;
  /** Forgets products by document id; those it does not know are passed over. */
  drop(ids: readonly string[]): void;
  /** Share of its rows that products were dropped from. */
  readonly droppedShare: number;
  /** Takes the figures of these articles anew; `undefined` of all. */
  updateStock(levels: StockLevels, skus: readonly string[] | undefined): void;
  /** Milliseconds of the next change of any price. */
  readonly pricesValidUntil: number;
  /** Document ids whose prices have run out. */
  outdated(nowMs: number): readonly string[];
  updatePrices(prices: ReadonlyMap<string, PricedProduct>): void;
}

const priceFields = new Set(['price', 'final_price', 'price_incl_tax']);
const stockFields = new Set(['stock.is_in_stock', 'stock.qty']);

export class ProductIndexBuilder {
  private readonly fields: DocumentIndexBuilder;
  private readonly ids: string[] = [];
  private readonly stockKeys: StockKey[] = [];
  private readonly prices: number[] = [];
  private readonly validUntil: number[] = [];
  private readonly assemblies = createAssemblies();

  constructor(locale: Locale) {
    this.fields = new DocumentIndexBuilder(locale);
  }

  add(id: string, { product, validUntil }: PricedProduct): void {
    this.fields.add(product);
    this.ids.push(id);
    this.stockKeys.push(stockKey(product));
    this.prices.push(grossPrice(product));
    this.validUntil.push(validUntil);
    this.assemblies.set(id, partSkus(product));
  }

  build(): ProductIndex {
    const { ids, stockKeys, validUntil, assemblies } = this;
    const price = new NumberColumn(Float64Array.from(this.prices));
    const inStock = new NumberColumn(new Float64Array(ids.length));
    const stockColumn = new NumberColumn(new Float64Array(ids.length));
    const fields = this.fields.build(
      new Map([
        ['price', price],
        ['final_price', price],
        ['price_incl_tax', price],
        ['stock.is_in_stock', inStock],
        ['stock.qty', stockColumn],
      ]),
    );
    const rowOfId = new Map(ids.map((id, row) => [id, row]));
    const articles = createArticleRows();
    stockKeys.forEach((key, row) => articles.add(key, row));
    let nextChange = Infinity;
    const findNextChange = () => {
      nextChange = validUntil.reduce((earliest, until) => Math.min(earliest, until), Infinity);
    };
    findNextChange();
    const takeStock = (row: number, levels: StockLevels) => {
      const key = stockKeys[row];
      if (key === undefined) return;
      const { isInStock, qty } = availabilityOf(key, levels);
      inStock.set(row, isInStock ? 1 : 0);
      stockColumn.set(row, qty);
    };
    const takePrices = (rows: readonly (readonly [row: number, priced: PricedProduct])[]) => {
      let isOther = false;
      for (const [row, { product, validUntil: until }] of rows) {
        const paid = grossPrice(product);
        isOther ||= !Object.is(price.get(row), paid);
        price.set(row, paid);
        validUntil[row] = until;
        // The time of the next change is found again only when it has come: too early does no harm.
        nextChange = Math.min(nextChange, until);
      }
      if (isOther) fields.forget(priceFields);
    };
    const rowsShowing = (skus: readonly string[]) => [
      ...new Set(skus.flatMap((sku) => articles.rowsOf(sku))),
    ];
    /** Ids of products that are sold with one of these articles as a part. */
    const rowsWith = (skus: readonly string[]) =>
      assemblies.of(skus).flatMap((id) => rowOfId.get(id) ?? []);
    const idOf = (row: number) => ids[row] ?? '';
    return {
      fields,
      ids,
      rowOfId,
      skuOf: (id) => stockKeys[rowOfId.get(id) ?? -1]?.sku,
      availabilityOf(id) {
        const row = rowOfId.get(id) ?? -1;
        return { isInStock: inStock.get(row) === 1, qty: stockColumn.get(row) || 0 };
      },
      assembliesOf: assemblies.of,
      showing: (skus) => rowsShowing(skus).map(idOf),
      configurablesOf(stock) {
        const [crossed, changed] = [new Set(stock.crossed), new Set(stock.changed)];
        const isOther = (child: VariantKey, product: StockKey) =>
          !isDisabled(child.status) &&
          (crossed.has(child.sku) ||
            (changed.has(child.sku) && quantityRules(child, quantityRules(product)).min > 1));
        return rowsShowing([...stock.crossed, ...stock.changed])
          .filter((row) => {
            const key = stockKeys[row];
            return key?.configurable_children?.some((child) => isOther(child, key)) === true;
          })
          .map(idOf);
      },
      parentOf: articles.parentOf,
      deliveryDays: () => deliveryDaysOf(fields, ids),
      rowsOfSku: articles.rowsOf,
      write(products, levels) {
        const rowCount = ids.length;
        const rows: (readonly [row: number, priced: PricedProduct])[] = [];
        for (const [id, pricedProduct] of products) {
          let row = rowOfId.get(id);
          if (row === undefined) {
            row = ids.push(id) - 1;
            rowOfId.set(id, row);
          }
          rows.push([row, pricedProduct]);
          assemblies.set(id, partSkus(pricedProduct.product));
        }
        fields.write(rows.map(([row, { product }]) => [row, product]));
        for (const [row, priced] of rows) {
          const previousKey = stockKeys[row];
          const key = stockKey(priced.product);
          if (previousKey !== undefined) articles.remove(previousKey, row);
          articles.add(key, row);
          stockKeys[row] = key;
          takeStock(row, levels);
        }
        takePrices(rows);
        if (ids.length > rowCount) fields.arrange(rowsById(ids));
        fields.forget(stockFields);
      },
      drop(dropped) {
        const rows: number[] = [];
        for (const id of dropped) {
          const row = rowOfId.get(id);
          const key = row === undefined ? undefined : stockKeys[row];
          if (row === undefined || key === undefined) continue;
          rows.push(row);
          rowOfId.delete(id);
          articles.remove(key, row);
          assemblies.set(id, []);
          validUntil[row] = Infinity;
        }
        if (rows.length > 0) fields.drop(rows);
      },
      get droppedShare() {
        return ids.length === 0 ? 0 : 1 - rowOfId.size / ids.length;
      },
      updateStock(levels, skus) {
        const rows = skus === undefined ? ids.keys() : [...rowsShowing(skus), ...rowsWith(skus)];
        for (const row of rows) takeStock(row, levels);
        fields.forget(stockFields);
      },
      get pricesValidUntil() {
        return nextChange;
      },
      outdated(nowMs) {
        const outdatedIds = ids.filter((_, row) => (validUntil[row] ?? Infinity) < nowMs);
        if (outdatedIds.length === 0) findNextChange();
        return outdatedIds;
      },
      updatePrices(repriced) {
        takePrices(
          [...repriced].flatMap(([id, product]) => {
            const row = rowOfId.get(id);
            return row === undefined ? [] : [[row, product] as const];
          }),
        );
        findNextChange();
      },
    };
  }
}

/** Rows by article number, their own and their variants', and whose variant an article is. */
function createArticleRows() {
  const rowsBySku = new Map<string, number[]>();
  const parents = new Map<string, string>();
  const remember = (sku: string, row: number) => {
    const key = sku.toLowerCase();
    const rows = rowsBySku.get(key);
    if (rows === undefined) rowsBySku.set(key, [row]);
    else if (!rows.includes(row)) rows.push(row);
  };
  const forget = (sku: string, row: number) => {
    const key = sku.toLowerCase();
    const rows = (rowsBySku.get(key) ?? []).filter((candidate) => candidate !== row);
    if (rows.length === 0) rowsBySku.delete(key);
    else rowsBySku.set(key, rows);
  };
  return {
    rowsOf: (sku: string): readonly number[] => rowsBySku.get(sku.toLowerCase()) ?? [],
    parentOf: (variantSku: string) => parents.get(variantSku),
    add({ sku, configurable_children: children }: StockKey, row: number) {
      remember(sku, row);
      for (const child of children ?? []) {
        remember(child.sku, row);
        if (!parents.has(child.sku)) parents.set(child.sku, sku);
      }
    },
    remove({ sku, configurable_children: children }: StockKey, row: number) {
      forget(sku, row);
      for (const child of children ?? []) {
        forget(child.sku, row);
        if (parents.get(child.sku) === sku) parents.delete(child.sku);
      }
    },
  };
}

/** Compares document ids in the order of the database. */
function rowsById(ids: readonly string[]): Uint32Array {
  return Uint32Array.from(ids.keys()).sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
}

function deliveryDaysOf(fields: DocumentIndex, ids: readonly string[]): readonly DeliveryDays[] {
  const minDays = fields.column('delivery_days.min')?.sortKeys();
  const maxDays = fields.column('delivery_days.max')?.sortKeys();
  return ids.flatMap((id, row) => {
    const min = minDays?.[row] ?? Number.NaN;
    const max = maxDays?.[row] ?? min;
    return min >= 0 && max >= 0 ? [{ productId: Number(id), min, max }] : [];
  });
}

/** Price a shopper pays: of a configurable the cheapest variant. NaN if it is unknown. */
function grossPrice(product: NormalProduct): number {
  const price = product['price_incl_tax'];
  return typeof price === 'number' ? price : Number.NaN;
}
