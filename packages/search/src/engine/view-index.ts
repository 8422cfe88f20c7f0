import { LRUCache } from 'lru-cache';
import { NumberColumn } from '../columns/number-column.ts';
import { priceFields, stockFields } from '../fields/number-fields.ts';
import {
  DocumentIndex,
  DocumentIndexBuilder,
  type DocumentIndexState,
} from '../fields/document-index.ts';
import { searchRows, type TextRows } from '../fields/search-rows.ts';
import type { IndexedProduct, ProductPatch, ProductStock } from '../query/catalog-search.ts';
import type { SearchCriteria, SearchHits } from '../query/search-criteria.ts';
import type { SearchDocument } from '../query/search-document.ts';
import {
  createTextIndexBuilder,
  restoreTextIndex,
  type TextIndex,
  type TextIndexState,
} from '../text/text-index.ts';
import { searchText } from '../text/text-search.ts';
import { promoteRows } from './promote-rows.ts';
import type { ViewSettings } from './view-settings.ts';

/** Size of the cache of rows by search text, in bytes. */
const maxTextRowBytes = 32 * 1024 * 1024;
/** Bytes of a cache entry without its rows. */
const textRowBytes = 512;

/** Serializable state of the products of one store view. */
export interface ViewState {
  /** Document ids by row. */
  readonly ids: readonly string[];
  readonly prices: Float64Array;
  readonly inStock: Float64Array;
  readonly quantities: Float64Array;
  readonly fields: DocumentIndexState;
  readonly text: TextIndexState;
}

/** All products of one store view. */
export interface ViewIndex {
  find(criteria: SearchCriteria): SearchHits;
  /** Stores columns that are equal to those of another view only once. */
  shareWith(otherIndex: ViewIndex): void;
  readonly fields: DocumentIndex;
  /** Returns arrays that the index still uses: serialize them before the next change. */
  save(): ViewState;
  write(products: readonly IndexedProduct[]): void;
  patch(patches: readonly ProductPatch[]): void;
  drop(ids: readonly string[]): void;
}

/** Collects the products of a view. */
export class ViewIndexBuilder {
  private readonly settings: ViewSettings;
  private readonly fields: DocumentIndexBuilder;
  private readonly text: ReturnType<typeof createTextIndexBuilder>;
  private readonly ids: string[] = [];
  private readonly prices: number[] = [];
  private readonly stocks: ProductStock[] = [];

  constructor(settings: ViewSettings) {
    this.settings = settings;
    this.fields = new DocumentIndexBuilder(settings.locale);
    this.text = createTextIndexBuilder(settings.language);
  }

  add({ id, document, text, price, stock }: IndexedProduct): void {
    this.text.add(this.ids.length, text);
    this.fields.add(document);
    this.ids.push(id);
    this.prices.push(price ?? Number.NaN);
    this.stocks.push(stock);
  }

  build(): ViewIndex {
    const { ids } = this;
    const numbers = numberColumns(
      Float64Array.from(this.prices),
      Float64Array.from(this.stocks, (stock) => Number(stock.isInStock)),
      Float64Array.from(this.stocks, (stock) => stock.qty),
    );
    const fields = this.fields.build(byField(numbers));
    if (!isAscending(ids)) fields.arrange(rowsById(ids));
    return createViewIndex(this.settings, ids, { fields, text: this.text.build(), ...numbers });
  }
}

/** Restores the result of {@link ViewIndex.save}; language and locale of the settings must be the same. */
export function restoreViewIndex(settings: ViewSettings, state: ViewState): ViewIndex {
  const numbers = numberColumns(state.prices, state.inStock, state.quantities);
  return createViewIndex(settings, [...state.ids], {
    fields: DocumentIndex.restore(state.fields, byField(numbers), settings.locale),
    text: restoreTextIndex(settings.language, state.text),
    ...numbers,
  });
}

type NumberColumns = Pick<ViewParts, 'price' | 'isInStock' | 'qty'>;

const numberColumns = (
  prices: Float64Array,
  inStock: Float64Array,
  quantities: Float64Array,
): NumberColumns => ({
  price: new NumberColumn(prices),
  isInStock: new NumberColumn(inStock),
  qty: new NumberColumn(quantities),
});

function byField({ price, isInStock, qty }: NumberColumns): ReadonlyMap<string, NumberColumn> {
  const [isInStockField, qtyField] = stockFields;
  return new Map([
    ...priceFields.map((field) => [field, price] as const),
    [isInStockField, isInStock],
    [qtyField, qty],
  ]);
}

interface ViewParts {
  readonly fields: DocumentIndex;
  readonly text: TextIndex;
  readonly price: NumberColumn;
  readonly isInStock: NumberColumn;
  readonly qty: NumberColumn;
}

function createViewIndex(
  settings: ViewSettings,
  ids: string[],
  { fields, text, price, isInStock, qty }: ViewParts,
): ViewIndex {
  const rowOfId = new Map(ids.map((id, row) => [id, row]));
  for (const row of fields.droppedRows()) {
    const id = ids[row] ?? '';
    // A product that was removed and added again has a later row.
    if (rowOfId.get(id) === row) rowOfId.delete(id);
  }
  const textRows = createTextRows(text, settings);
  const findPromoted = (criteria: SearchCriteria): TextRows => {
    const rows = textRows.find(criteria);
    const { promotion } = criteria;
    return promotion === undefined ? rows : promoteRows(rows, promotion, fields, rowOfId);
  };
  /** Returns true if the value changed. */
  const setPrice = (row: number, value: number): boolean => {
    if (Object.is(price.get(row), value)) return false;
    price.set(row, value);
    return true;
  };
  const setStock = (row: number, stock: ProductStock): boolean => {
    const hasChanged = isInStock.get(row) !== Number(stock.isInStock) || qty.get(row) !== stock.qty;
    isInStock.set(row, Number(stock.isInStock));
    qty.set(row, stock.qty);
    return hasChanged;
  };
  const forget = (isPriceChanged: boolean, isStockChanged: boolean) => {
    if (isPriceChanged) fields.forget(new Set(priceFields));
    if (isStockChanged) fields.forget(new Set(stockFields));
  };
  return {
    find: (criteria) =>
      searchRows(
        fields,
        ids,
        criteria,
        criteria.text === '' ? undefined : findPromoted(criteria),
        settings.facets,
      ),
    fields,
    shareWith: (otherIndex) => fields.shareWith(otherIndex.fields),
    save: () => ({
      ids,
      prices: price.sortKeys(),
      inStock: isInStock.sortKeys(),
      quantities: qty.sortKeys(),
      fields: fields.save(),
      text: text.save(),
    }),
    write(products) {
      const rowCount = ids.length;
      const rows = products.map(({ id }) => {
        const row = rowOfId.get(id) ?? ids.push(id) - 1;
        rowOfId.set(id, row);
        return row;
      });
      const productEntries = products.map((product, at) => [rows[at] ?? 0, product] as const);
      fields.write(productEntries.map(([row, { document }]) => [row, document]));
      text.write(productEntries.map(([row, product]) => [row, product.text]));
      const changedPrices = productEntries.filter(([row, product]) =>
        setPrice(row, product.price ?? Number.NaN),
      );
      const changedStocks = productEntries.filter(([row, { stock }]) => setStock(row, stock));
      if (ids.length > rowCount) fields.arrange(rowsById(ids));
      forget(changedPrices.length > 0, changedStocks.length > 0);
      textRows.clear();
    },
    patch(patches) {
      let [isPriceChanged, isStockChanged] = [false, false];
      const options: (readonly [row: number, values: SearchDocument])[] = [];
      for (const { id, price: newPrice, stock, options: newOptions } of patches) {
        const row = rowOfId.get(id);
        if (row === undefined) continue;
        if (newPrice !== undefined) {
          isPriceChanged = setPrice(row, newPrice ?? Number.NaN) || isPriceChanged;
        }
        if (stock !== undefined) isStockChanged = setStock(row, stock) || isStockChanged;
        if (newOptions !== undefined) options.push([row, newOptions]);
      }
      if (options.length > 0) fields.patch(options);
      forget(isPriceChanged, isStockChanged);
    },
    drop(dropped) {
      const rows: number[] = [];
      for (const id of dropped) {
        const row = rowOfId.get(id);
        if (row === undefined) continue;
        rows.push(row);
        rowOfId.delete(id);
      }
      if (rows.length === 0) return;
      fields.drop(rows);
      text.drop(rows);
      textRows.clear();
    },
  };
}

/** Finds the rows of a text; caches the rows of frequent texts until `clear`. */
function createTextRows(text: TextIndex, { language, text: textSettings }: ViewSettings) {
  const cache = new LRUCache<string, TextRows>({
    maxSize: maxTextRowBytes,
    sizeCalculation: ({ scores }, query) => scores.byteLength + 2 * query.length + textRowBytes,
  });
  return {
    find({ text: query, needsOwnNoun = false, anyWord = false }: SearchCriteria): TextRows {
      const key = `${language.revision}${needsOwnNoun ? '!' : ' '}${anyWord ? '?' : ' '}${query}`;
      let rows = cache.get(key);
      if (rows === undefined) {
        rows = searchText(query, text, language, { ...textSettings, needsOwnNoun, anyWord });
        cache.set(key, rows);
      }
      return rows;
    },
    clear: () => cache.clear(),
  };
}

function isAscending(ids: readonly string[]): boolean {
  return ids.every((id, at) => at === 0 || (ids[at - 1] ?? '') < id);
}

function rowsById(ids: readonly string[]): Uint32Array {
  return Uint32Array.from(ids.keys()).sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
}
