import { CsvError, parse } from 'csv-parse/sync';

/** Names that a column of each field may have, the preferred first. Written without spaces, `_`, `-` and capitals. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A row of a table with a header. */
interface NamedRow<Field extends string> {
  /** Line on which the row begins, counted from 1. */
  readonly line: number;
  /** Trimmed text of each field: of its first column that the row fills; empty if there is none. */
  readonly fields: Readonly<Record<Field, string>>;
}

/** A row that is not used. Has no text of the row: that may be personal. */
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

/**
 * Reads the text of a CSV file with a header: fields between commas, semicolons or tabs (whichever the header has), in
 * quotes where they hold such a mark or a line break (RFC 4180). Source: OA-13.
 * Errors: returns the names of a field that has no column but is required as `missing`.
 */
export function readTable<Field extends string>(
  text: string,
  names: ColumnNames<Field>,
  required: readonly Field[],
): NamedTable<Field> | { readonly missing: Field } {
  const { records, refused } = readRecords(text);
  const header = records[0]?.cells.map((cell) => cell.trim()) ?? [];
  const keys = header.map((name) => name.replaceAll(/[\s_-]+/g, '').toLowerCase());
  const entries = Object.entries<readonly string[]>(names) as [Field, readonly string[]][];
  const places = new Map(
    entries.map(([field, known]) => [
      field,
      known.map((name) => keys.indexOf(name)).filter((place) => place >= 0),
    ]),
  );
  const missing = required.find((field) => places.get(field)?.length === 0);
  if (missing !== undefined) return { missing };
  const rows = records.slice(1).map(({ line, cells }) => ({
    line,
    fields: Object.fromEntries(
      entries.map(([field]) => [
        field,
        places
          .get(field)
          ?.map((place) => cells[place]?.trim() ?? '')
          .find((cell) => cell !== '') ?? '',
      ]),
    ) as Record<Field, string>,
  }));
  return {
    rows,
    refused,
    columnOf: (field) => header[places.get(field)?.[0] ?? -1] ?? field,
  };
}

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads records up to a quote that is not closed. */
function readRecords(text: string): {
  readonly records: readonly CsvRecord[];
  readonly refused: readonly RefusedRow[];
} {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [head = ''] = content.trimStart().split('\n', 1);
  const records: CsvRecord[] = [];
  let lastLine = 0;
  try {
    parse(content, {
      delimiter: /[,;\t]/.exec(head.replaceAll(/"(?:[^"]|"")*"/g, ''))?.[0] ?? ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record(cells, { lines: lastLineOfRow }) {
        lastLine = lastLineOfRow;
        const line = lastLineOfRow - cells.join('').split('\n').length + 1;
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const reason = 'a quote is not closed: no line from here on was read';
    return { records, refused: [{ line: lastLine + 1, column: null, reason }] };
  }
  return { records, refused: [] };
}
