import type { CatalogBuilder } from '../documents/catalog-builder.ts';
import type { ProductFileOptions, RowProblem } from '../product-file.ts';
import type { ProductTable } from '../table/product-table.ts';

/** What a reader of a format reads from, and what it adds to. */
export interface FormatContext {
  readonly table: ProductTable;
  readonly builder: CatalogBuilder;
  readonly options: ProductFileOptions;
  readonly problems: RowProblem[];
}

export interface ProductFormat {
  /** Columns by which the format is known; each with its names. */
  readonly required: readonly (readonly string[])[];
  read(context: FormatContext): void;
}
