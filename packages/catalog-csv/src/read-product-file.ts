import { err, ok, type Result } from '@shop/kernel';
import { createCatalogBuilder } from './documents/catalog-builder.ts';
import { magento } from './formats/magento.ts';
import type { ProductFormat } from './formats/product-format.ts';
import { shopify } from './formats/shopify.ts';
import { woocommerce } from './formats/woocommerce.ts';
import type {
  ProductFile,
  ProductFileError,
  ProductFileFormat,
  ProductFileOptions,
  RowProblem,
} from './product-file.ts';
import { ignoredColumns, readProductTable } from './table/product-table.ts';

const formats: Readonly<Record<ProductFileFormat, ProductFormat>> = {
  shopify,
  woocommerce,
  magento,
};

/**
 * Reads the product export of another system into documents of the catalog. Pure: the same text gives the same
 * documents and ids.
 * @param text - Contents of the file.
 * @see SPEC.md PF-1 to PF-17, PF-19
 */
export function readProductFile(
  format: ProductFileFormat,
  text: string,
  options: ProductFileOptions,
): Result<ProductFile, ProductFileError> {
  const table = readProductTable(text);
  const { required, read } = formats[format];
  const missing = required
    .filter((names) => table.columnsNamed(names).length === 0)
    .map((names) => names.join(' / '));
  if (missing.length > 0) return err({ kind: 'not-this-format', missing });
  const problems: RowProblem[] = [...table.problems];
  if (table.rows.length === 0 && problems.length === 0) return err({ kind: 'empty' });
  const builder = createCatalogBuilder(options);
  read({ table, builder, options, problems });
  return ok({
    documents: builder.documents(),
    problems: problems.toSorted((a, b) => a.line - b.line),
    ignoredColumns: ignoredColumns(table, problems),
    pictures: builder.pictures(),
  });
}
