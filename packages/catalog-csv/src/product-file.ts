import type { ImportDocument } from '@shop/catalog-documents';

/** Systems whose product export can be read. */
export const productFileFormats = ['shopify', 'woocommerce', 'magento'] as const;
export type ProductFileFormat = (typeof productFileFormats)[number];

export interface ProductFileOptions {
  /** Tax class of articles whose row has no other class. */
  readonly taxClassId: number;
  /** Tax classes of the shop by the name they have in the file, in lower case. */
  readonly taxClasses: ReadonlyMap<string, number>;
  /** Parent category of the imported ones: the one with all products. */
  readonly rootCategoryId: number;
}

export type RowProblemCode =
  /** The cell is empty, but required. */
  | 'missing'
  /** The value cannot be read. */
  | 'invalid'
  /** `29.990` and `29,990` are two prices. */
  | 'ambiguous'
  /** The article number or the options are those of an earlier row. */
  | 'duplicate'
  /** The value is an unknown tax class, product or attribute. */
  | 'unknown'
  /** The shop does not support it. */
  | 'not-supported'
  /** The row has more cells than columns. */
  | 'cells'
  /** A quote is not closed, or is inside a cell without being doubled. */
  | 'quotes'
  /** The value was replaced by one derived from others. */
  | 'derived';

/** A difference between a row and its documents. */
export interface RowProblem {
  /** First line of the row, from 1. */
  readonly line: number;
  readonly code: RowProblemCode;
  /** Name in the file; '' for the whole row. */
  readonly column: string;
  readonly value: string;
  /** True if the row is left out; false if only this value is missing or replaced. */
  readonly isRefused: boolean;
}

/** A column with values that were not read. */
export interface IgnoredColumn {
  readonly column: string;
  /** Number of rows with a value in it. */
  readonly rows: number;
}

/** A document and its line. */
export interface ReadDocument {
  readonly line: number;
  readonly document: ImportDocument;
}

/** A picture on another server. */
export interface ProductPicture {
  readonly address: string;
  /** Path in the media folder, as in the documents. */
  readonly path: string;
  /** First row that contains it. */
  readonly line: number;
  /** Article number of the product or variant with it. */
  readonly sku: string;
}

/** Contents of a product file. */
export interface ProductFile {
  /** Attributes, then categories, each before its children, then products. */
  readonly documents: readonly ReadDocument[];
  /** By line. */
  readonly problems: readonly RowProblem[];
  readonly ignoredColumns: readonly IgnoredColumn[];
  /** Pictures on other servers, each once. */
  readonly pictures: readonly ProductPicture[];
}

/** Reason why a whole file cannot be used. */
export type ProductFileError =
  /** Not the format: these columns are missing. */
  | { readonly kind: 'not-this-format'; readonly missing: readonly string[] }
  /** No row after the headings. */
  | { readonly kind: 'empty' };
