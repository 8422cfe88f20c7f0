import { CsvError, parse } from 'csv-parse/sync';
import { parserOptions, separatorOf, type Separator } from './csv-line.ts';

/** Contents of a CSV file whose first row has headings. */
export interface CsvTable {
  /** Trimmed, otherwise as in the file, by column. */
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
  /** By line. */
  readonly refusedRows: readonly RefusedCsvRow[];
  /** Returns the columns that have one of the names, in the order of the names, then of the file. */
  columnsNamed(names: readonly string[]): readonly number[];
}

export interface CsvRow {
  /** First line of the row, from 1. */
  readonly line: number;
  /** Trimmed, by column. A row may end before the last column. */
  readonly cells: readonly string[];
}

/** A row that cannot be read. */
export interface RefusedCsvRow {
  readonly line: number;
  /** `quotes`: a quote is not closed, or is followed by text. `cells`: the row has more cells than headings. */
  readonly code: 'quotes' | 'cells';
  /** The line, or the first cell without a heading. May be personal data. */
  readonly text: string;
}

/**
 * Reads a CSV file with headings.
 *
 * @param text - Contents of the file.
 * @see SPEC.md CR-1 to CR-7
 */
export function readCsvTable(text: string): CsvTable {
  const content = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const { records, refusedRows } = readRecords(content);
  const [head, ...dataRows] = records;
  const headings = head?.cells ?? [];
  const rows: CsvRow[] = [];
  for (const row of dataRows) {
    const surplus = row.cells.slice(headings.length).find((cell) => cell !== '');
    if (surplus === undefined) rows.push(row);
    else refusedRows.push({ line: row.line, code: 'cells', text: surplus });
  }
  const columns = new Map<string, number[]>();
  for (const [column, heading] of headings.entries()) {
    const key = headingKey(heading);
    columns.set(key, [...(columns.get(key) ?? []), column]);
  }
  return {
    headings,
    rows,
    refusedRows: refusedRows.toSorted((a, b) => a.line - b.line),
    columnsNamed: (names) => names.flatMap((name) => columns.get(headingKey(name)) ?? []),
  };
}

/**
 * Returns the first of the columns with a value in the row, or the first of all if none has one. Returns `undefined`
 * without columns.
 * @see SPEC.md CR-6
 */
export function columnInRow(row: CsvRow, columns: readonly number[]): number | undefined {
  return columns.find((column) => (row.cells[column] ?? '') !== '') ?? columns[0];
}

/** Normalises a heading for comparison: no capitals, spaces, `_` and `-`. */
function headingKey(heading: string): string {
  return heading
    .normalize('NFC')
    .replaceAll(/[\s_-]+/g, '')
    .toLowerCase();
}

/** Lines parsed together. After a refused row they are read again. */
const windowLines = 1000;

/** Reads rows with at least one filled cell. For a row that cannot be read, only its first line is skipped. */
function readRecords(lines: readonly string[]): {
  records: CsvRow[];
  refusedRows: RefusedCsvRow[];
} {
  const records: CsvRow[] = [];
  const refusedRows: RefusedCsvRow[] = [];
  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  );
  const separator = separatorOf(lines.slice(first, first + windowLines).join('\n')) ?? ',';
  let start = 0;
  let size = windowLines;
  while (start < lines.length) {
    const end = Math.min(lines.length, start + size);
    const failure = readWindow(lines.slice(start, end).join('\n'), separator, start, records);
    if (failure === undefined) {
      start = end;
    } else if (failure.isQuoteOpen && end < lines.length) {
      // The row continues after the window.
      start = failure.at;
      size *= 2;
      continue;
    } else {
      refusedRows.push({ line: failure.at + 1, code: 'quotes', text: lines[failure.at] ?? '' });
      start = failure.at + 1;
    }
    size = windowLines;
  }
  return { records, refusedRows };
}

/** A row at which the parser stopped. */
interface ParserFailure {
  /** Its first line, from 0. */
  readonly at: number;
  /** True if the text ended inside quotes. */
  readonly isQuoteOpen: boolean;
}

/** Adds the rows up to the first that cannot be read. `offset` is the number of lines before the text. */
function readWindow(
  text: string,
  separator: Separator,
  offset: number,
  records: CsvRow[],
): ParserFailure | undefined {
  let at = offset;
  try {
    parse(text, {
      ...parserOptions,
      delimiter: separator,
      record_delimiter: '\n',
      on_record(record: readonly string[], { lines }) {
        const cells = record.map((cell) => cell.trim());
        if (cells.some((cell) => cell !== '')) records.push({ line: at + 1, cells });
        at = offset + lines;
        return null;
      },
    });
    return undefined;
  } catch (error) {
    if (error instanceof CsvError)
      return { at, isQuoteOpen: error.code === 'CSV_QUOTE_NOT_CLOSED' };
    throw error;
  }
}
