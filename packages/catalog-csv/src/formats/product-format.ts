import type { CatalogBuilder } from '../documents/catalog-builder.ts';
import type { ProductFileOptions, RowProblem } from '../product-file.ts';
import type { ProductTable } from '../table/product-table.ts';

/** Input of a format's reader, and the builder it adds to. */
export interface FormatContext {
  readonly table: ProductTable;
  readonly builder: CatalogBuilder;
  readonly options: ProductFileOptions;
  readonly problems: RowProblem[];
}

export interface ProductFormat {
  /** Required columns of the format; each with its names. */
  readonly required: readonly (readonly string[])[];
  read(context: FormatContext): void;
}
