import { columnInRow, readCsvTable, type RefusedCsvRow } from '@shop/csv';

/** Possible column names of each field, the preferred one first. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A row of a table with a header. */
interface NamedRow<Field extends string> {
  /** Line on which the row begins, counted from 1. */
  readonly line: number;
  /** Trimmed text of each field: the value of its first non-empty column; empty if there is none. */
  readonly fields: Readonly<Record<Field, string>>;
}

/** A rejected row, without its text, which may be personal data. */
export interface RefusedRow {
  readonly line: number;
  /** Name of the column in the file, or of the field; `null` if the whole row is wrong. */
  readonly column: string | null;
  readonly reason: string;
}

/** A table that was read. */
export interface NamedTable<Field extends string> {
  readonly rows: readonly NamedRow<Field>[];
  readonly refused: readonly RefusedRow[];
  /** Returns the name of the first column of a field, or the field if the table has no such column. */
  columnOf(field: Field): string;
}

const reasons: Readonly<Record<RefusedCsvRow['code'], string>> = {
  cells: 'more cells than columns',
  quotes: 'a quote is not closed or not doubled',
};

/**
 * Reads the fields of a CSV file with headings. Source: OA-13.
 * Errors: returns the name of a field that has no column but is required as `missing`.
 */
export function readTable<Field extends string>(
  text: string,
  names: ColumnNames<Field>,
  required: readonly Field[],
): NamedTable<Field> | { readonly missing: Field } {
  const { headings, rows, refusedRows, columnsNamed } = readCsvTable(text);
  const entries = Object.entries<readonly string[]>(names) as [Field, readonly string[]][];
  const columns = new Map(
    entries.map(([field, headingNames]) => [field, columnsNamed(headingNames)]),
  );
  const missing = required.find((field) => columns.get(field)?.length === 0);
  if (missing !== undefined) return { missing };
  return {
    rows: rows.map((row) => ({
      line: row.line,
      fields: Object.fromEntries(
        entries.map(([field]) => [
          field,
          row.cells[columnInRow(row, columns.get(field) ?? []) ?? -1] ?? '',
        ]),
      ) as Record<Field, string>,
    })),
    refused: refusedRows.map(({ line, code }) => ({ line, column: null, reason: reasons[code] })),
    columnOf: (field) => headings[columns.get(field)?.[0] ?? -1] ?? field,
  };
}
