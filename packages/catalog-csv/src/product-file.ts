import type { ImportDocument } from '@shop/catalog-documents';

/** Systems whose product export can be read. */
export const productFileFormats = ['shopify', 'woocommerce', 'magento'] as const;
export type ProductFileFormat = (typeof productFileFormats)[number];

export interface ProductFileOptions {
  /** Tax class of articles whose row names no other class. */
  readonly taxClassId: number;
  /** Tax classes of the shop by the name they have in the file, in lower case. */
  readonly taxClasses: ReadonlyMap<string, number>;
  /** Category above the imported ones: the one with all products. */
  readonly rootCategoryId: number;
}

export type RowProblemCode =
  /** The cell is empty, and the row needs it. */
  | 'missing'
  /** The value cannot be read. */
  | 'invalid'
  /** `29.990` and `29,990` are two prices. */
  | 'ambiguous'
  /** The article number or the options are those of an earlier row. */
  | 'duplicate'
  /** The value names a tax class, product or attribute that is not known. */
  | 'unknown'
  /** The shop has nothing that corresponds. */
  | 'not-supported'
  /** The row has more cells than columns. */
  | 'cells'
  /** A quote is not closed, or stands inside a cell without being doubled. */
  | 'quotes'
  /** The value was replaced by one that is made of others. */
  | 'derived';

/** Something in a row that is not in the documents as it is in the file. */
export interface RowProblem {
  /** First line of the row, from 1. */
  readonly line: number;
  readonly code: RowProblemCode;
  /** As the file names it; '' for the whole row. */
  readonly column: string;
  readonly value: string;
  /** True if the row is left out; false if only this value is missing or replaced. */
  readonly isRefused: boolean;
}

/** A column with values that are not read. */
export interface IgnoredColumn {
  readonly column: string;
  /** Number of rows that have a value there. */
  readonly rows: number;
}

/** A document, and the line it comes from. */
export interface ReadDocument {
  readonly line: number;
  readonly document: ImportDocument;
}

/** A picture on another server. */
export interface ProductPicture {
  readonly address: string;
  /** Its path in the media folder, as the documents name it. */
  readonly path: string;
  /** The row that names it first. */
  readonly line: number;
  /** Article number of the product or variant that shows it. */
  readonly sku: string;
}

/** Contents of a product file. */
export interface ProductFile {
  /** Attributes, then categories, each before its children, then products. */
  readonly documents: readonly ReadDocument[];
  /** In the order of lines. */
  readonly problems: readonly RowProblem[];
  readonly ignoredColumns: readonly IgnoredColumn[];
  /** Pictures on other servers, each once. */
  readonly pictures: readonly ProductPicture[];
}

/** Reason why a file cannot be used as a whole. */
export type ProductFileError =
  /** Not the format: these columns are missing. */
  | { readonly kind: 'not-this-format'; readonly missing: readonly string[] }
  /** No row under the headings. */
  | { readonly kind: 'empty' };
