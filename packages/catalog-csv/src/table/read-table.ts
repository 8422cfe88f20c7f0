import { CsvError, parse } from 'csv-parse/sync';
import type { RowProblem } from '../product-file.ts';

/** A row under the headings. */
export interface TableRow {
  /** Its first line, from 1. */
  readonly line: number;
  /** Trimmed, by heading as `headingKey` writes it. Empty cells are absent. */
  readonly cells: ReadonlyMap<string, string>;
  /** Keys of the cells that were read. */
  readonly readKeys: Set<string>;
}

export interface Table {
  /** Headings as the file writes them, by key. */
  readonly headings: ReadonlyMap<string, string>;
  readonly rows: readonly TableRow[];
  readonly problems: readonly RowProblem[];
}

/** The form in which headings are compared: lower case, single blanks. */
export function headingKey(heading: string): string {
  return heading.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Reads CSV (RFC 4180): cells between commas, semicolons or tabs, whichever the headings have most of. A cell may span
 * lines. A row that cannot be read is a problem; the rows after it are read.
 */
export function readTable(text: string): Table {
  const problems: RowProblem[] = [];
  // The parser counts a CRLF inside quotes as two lines.
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const records = parseRecords(lines, problems);
  const [names, ...others] = records;
  const keys = (names?.cells ?? []).map(headingKey);
  const headings = new Map(keys.map((key, at) => [key, (names?.cells[at] ?? '').trim()] as const));
  const rows: TableRow[] = [];
  for (const { line, cells } of others) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const extra = cells.slice(keys.length).find((cell) => cell.trim() !== '');
    if (extra !== undefined) {
      problems.push({ line, code: 'cells', column: '', value: extra, isRefused: true });
      continue;
    }
    const filled = cells.flatMap((cell, at): [string, string][] => {
      const key = keys[at];
      const value = cell.trim();
      return key === undefined || value === '' ? [] : [[key, value]];
    });
    rows.push({ line, cells: new Map(filled), readKeys: new Set() });
  }
  return { headings, rows, problems };
}

interface TableRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

function parseRecords(lines: readonly string[], problems: RowProblem[]): readonly TableRecord[] {
  const records: TableRecord[] = [];
  const delimiter = delimiterOf(lines[0] ?? '');
  let start = 0;
  while (start < lines.length) {
    const failedAt = parsePart(lines.slice(start).join('\n'), delimiter, start, records);
    if (failedAt === undefined) break;
    const value = lines[failedAt] ?? '';
    problems.push({ line: failedAt + 1, code: 'quotes', column: '', value, isRefused: true });
    start = failedAt + 1;
  }
  return records;
}

/** A record as the parser hands it over with `info`, which its types do not say. */
interface ParsedRecord {
  readonly record: readonly string[];
  /** Lines read up to the end of the record. */
  readonly info: { readonly lines: number };
}

/** Adds the records up to the first that cannot be read. Returns its first line, counted from 0. */
function parsePart(
  text: string,
  delimiter: string,
  offset: number,
  records: TableRecord[],
): number | undefined {
  // Lines before the record that is being read, since it began.
  let next = offset;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      info: true,
      on_record: (entry: unknown) => {
        const { record, info } = entry as ParsedRecord;
        records.push({ line: next + 1, cells: record });
        next = offset + info.lines;
        return null;
      },
    });
    return undefined;
  } catch (error) {
    if (error instanceof CsvError) return next;
    throw error;
  }
}

/** The mark outside quotes that the headings have most of. */
function delimiterOf(headings: string): string {
  const marks = headings.replace(/"(?:[^"]|"")*"/g, '');
  const count = (mark: string) => marks.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
