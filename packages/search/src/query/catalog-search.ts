import type { SearchCriteria, SearchHits } from './search-criteria.ts';
import type { SearchDocument } from './search-document.ts';

/** Product search in one store view. */
export interface CatalogQuery extends SearchCriteria {
  /** Code of the store view. */
  readonly view: string;
}

/** Finds products. */
export interface CatalogSearch {
  /**
   * Finds, sorts, counts and pages. Without a sort order, products are sorted by score, then by ascending id. A view
   * that was never written has no products.
   */
  find(query: CatalogQuery): Promise<SearchHits>;
}

export interface ProductStock {
  readonly isInStock: boolean;
  /** Number of pieces; 0 if the stock is not tracked. */
  readonly qty: number;
}

/** Texts by which a product is found, in the language of the view. */
export interface ProductText {
  readonly name: string;
  readonly categories: readonly string[];
  /** Labels of the product's properties: colour, material, size, room. */
  readonly properties: readonly string[];
  /** Article numbers: of the product first, then of its variants. */
  readonly articles: readonly string[];
}

/** Product data for a search engine. */
export interface IndexedProduct {
  readonly id: string;
  /** Fields to filter, sort and count by. Prices and stock in it are ignored. */
  readonly document: SearchDocument;
  readonly text: ProductText;
  /** Gross price in major units of the view's currency; `undefined` if unknown. */
  readonly price: number | undefined;
  readonly stock: ProductStock;
}

/** Values that change more often than the rest of a product; a missing member keeps its value. */
export interface ProductPatch {
  readonly id: string;
  /** `null` makes the price unknown. */
  readonly price?: number | null | undefined;
  readonly stock?: ProductStock | undefined;
  /** New values of fields such as `color_options`; they replace the previous values of the field. */
  readonly options?: Readonly<Record<string, readonly (string | number)[]>> | undefined;
}

/**
 * Writes changes of products to a search engine. A search that starts after one of these promises resolves includes the
 * change. Unknown ids are ignored.
 */
export interface SearchIndex {
  /** Adds products; products with a known id are replaced. */
  write(view: string, products: readonly IndexedProduct[]): Promise<void>;
  patch(view: string, patches: readonly ProductPatch[]): Promise<void>;
  drop(view: string, ids: readonly string[]): Promise<void>;
  /**
   * Replaces all products of the view. Searches see the previous products until the promise resolves, then the new
   * ones. Error: rejects with the error of `products`, and the previous products stay.
   */
  replace(view: string, products: AsyncIterable<readonly IndexedProduct[]>): Promise<void>;
}

/** A search engine: searches and changes. */
export interface SearchEngine extends CatalogSearch, SearchIndex {}
