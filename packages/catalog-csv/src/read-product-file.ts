import { err, ok, type Result } from '@shop/kernel';
import { createCatalogBuilder } from './documents/catalog-builder.ts';
import { magento } from './formats/magento.ts';
import type { ProductFormat } from './formats/product-format.ts';
import { shopify } from './formats/shopify.ts';
import { woocommerce } from './formats/woocommerce.ts';
import type {
  IgnoredColumn,
  ProductFile,
  ProductFileError,
  ProductFileFormat,
  ProductFileOptions,
  RowProblem,
} from './product-file.ts';
import { headingKey, readTable, type Table } from './table/read-table.ts';

const formats: Readonly<Record<ProductFileFormat, ProductFormat>> = {
  shopify,
  woocommerce,
  magento,
};

/**
 * Reads the product export of another system into documents of the catalog. Pure: one text gives the same documents and
 * the same ids each time.
 *
 * @param text - Contents of the file.
 * @see SPEC.md PF-1 to PF-17
 */
export function readProductFile(
  format: ProductFileFormat,
  text: string,
  options: ProductFileOptions,
): Result<ProductFile, ProductFileError> {
  const table = readTable(text);
  const { required, read } = formats[format];
  const missing = required
    .filter((names) => !names.some((name) => table.headings.has(headingKey(name))))
    .map((names) => names.join(' / '));
  if (missing.length > 0) return err({ kind: 'not-this-format', missing });
  const problems: RowProblem[] = [...table.problems];
  if (table.rows.length === 0 && problems.length === 0) return err({ kind: 'empty' });
  const builder = createCatalogBuilder(options);
  read({ table, builder, options, problems });
  return ok({
    documents: builder.documents(),
    problems: problems.toSorted((one, other) => one.line - other.line),
    ignoredColumns: ignoredColumns(table, problems),
    pictures: builder.pictures(),
  });
}

/** Columns with values that were not read, of the rows that are not left out. */
function ignoredColumns(table: Table, problems: readonly RowProblem[]): readonly IgnoredColumn[] {
  const refusedLines = new Set(
    problems.filter(({ isRefused }) => isRefused).map(({ line }) => line),
  );
  const counts = new Map<string, number>();
  for (const { line, cells, readKeys } of table.rows) {
    if (refusedLines.has(line)) continue;
    for (const key of cells.keys())
      if (!readKeys.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, rows]) => ({ column: table.headings.get(key) ?? key, rows }));
}
