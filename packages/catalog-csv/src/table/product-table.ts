import { readCsvTable, type CsvRow, type CsvTable } from '@shop/csv';
import type { IgnoredColumn, RowProblem } from '../product-file.ts';

/** A row of a product file. */
export interface ProductRow extends CsvRow {
  /** Columns whose cells were read. */
  readonly readColumns: Set<number>;
}

export interface ProductTable extends Pick<CsvTable, 'headings' | 'columnsNamed'> {
  readonly rows: readonly ProductRow[];
  /** Rows that cannot be read. */
  readonly problems: readonly RowProblem[];
}

/** Reads the rows of a product file. Source: PF-2, PF-3. */
export function readProductTable(text: string): ProductTable {
  const { headings, columnsNamed, rows, refusedRows } = readCsvTable(text);
  return {
    headings,
    columnsNamed,
    rows: rows.map((row) => ({ ...row, readColumns: new Set() })),
    problems: refusedRows.map(({ line, code, text: value }) => ({
      line,
      code,
      column: '',
      value,
      isRefused: true,
    })),
  };
}

/** Returns the columns with unread values, of the rows that are not left out. Source: PF-4. */
export function ignoredColumns(
  { headings, rows }: ProductTable,
  problems: readonly RowProblem[],
): readonly IgnoredColumn[] {
  const refusedLines = new Set(
    problems.filter(({ isRefused }) => isRefused).map(({ line }) => line),
  );
  const counts = new Map<number, number>();
  for (const { line, cells, readColumns } of rows) {
    if (refusedLines.has(line)) continue;
    for (const [column, cell] of cells.entries())
      if (cell !== '' && !readColumns.has(column))
        counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return [...counts].map(([column, rowCount]) => ({
    column: headings[column] ?? '',
    rows: rowCount,
  }));
}
