import type { SearchCriteria, SearchHits } from './search-criteria.ts';
import type { SearchDocument } from './search-document.ts';

/** Search for products of one store view. */
export interface CatalogQuery extends SearchCriteria {
  /** Code of the store view. */
  readonly view: string;
}

/** Finds products. */
export interface CatalogSearch {
  /**
   * Finds, sorts, counts and pages. Without a sort order, products come by score, then by ascending id.
   * A view that was never written has no products.
   */
  find(query: CatalogQuery): Promise<SearchHits>;
}

export interface ProductStock {
  readonly isInStock: boolean;
  /** Pieces; 0 where nobody counts. */
  readonly qty: number;
}

/** Texts by which a product is found, as they are written in the language of the view. */
export interface ProductText {
  readonly name: string;
  readonly categories: readonly string[];
  /** Labels of its properties: colour, material, size, room. */
  readonly properties: readonly string[];
  /** Article numbers: its own first, then those of its variants. */
  readonly articles: readonly string[];
}

/** A product as an engine takes it. */
export interface IndexedProduct {
  readonly id: string;
  /** Fields to filter, sort and count by; prices and stock in it do not count. */
  readonly document: SearchDocument;
  readonly text: ProductText;
  /** Gross price in major units of the view's currency; `undefined` if unknown. */
  readonly price: number | undefined;
  readonly stock: ProductStock;
}

/** Values of a product that change more often than the product; a missing member keeps its value. */
export interface ProductPatch {
  readonly id: string;
  /** `null` makes the price unknown. */
  readonly price?: number | null | undefined;
  readonly stock?: ProductStock | undefined;
  /** Values of fields such as `color_options`, each in place of the former values of the field. */
  readonly options?: Readonly<Record<string, readonly (string | number)[]>> | undefined;
}

/**
 * Keeps the products of a search engine current. A search that starts after one of these promises resolves meets the
 * new values. Unknown ids are ignored.
 */
export interface SearchIndex {
  /** Adds products; known ids are replaced. */
  write(view: string, products: readonly IndexedProduct[]): Promise<void>;
  patch(view: string, patches: readonly ProductPatch[]): Promise<void>;
  drop(view: string, ids: readonly string[]): Promise<void>;
  /**
   * Replaces all products of the view. Searches meet the former products until the promise resolves, then the new ones.
   * Error: rejects with that of `products`, and the former products stay.
   */
  replace(view: string, products: AsyncIterable<readonly IndexedProduct[]>): Promise<void>;
}

/** Both sides of a search engine. */
export interface SearchEngine extends CatalogSearch, SearchIndex {}
