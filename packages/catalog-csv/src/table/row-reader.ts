import { columnInRow } from '@shop/csv';
import type { RowProblem, RowProblemCode } from '../product-file.ts';
import type { ProductRow, ProductTable } from './product-table.ts';

/** Reads the cells of one row. Reports unreadable cells as problems of the row. */
export interface RowReader {
  readonly line: number;
  /** Returns '' for an empty cell or an absent column. */
  text(...columns: readonly string[]): string;
  /** Reads like `text`, and still counts the cell as not read. */
  peek(...columns: readonly string[]): string;
  /** True if the file has one of the columns. */
  has(...columns: readonly string[]): boolean;
  /** Reads an amount exactly as written. */
  price(...columns: readonly string[]): number | undefined;
  /** Reads a number that is not an amount of money. */
  number(...columns: readonly string[]): number | undefined;
  flag(...columns: readonly string[]): boolean | undefined;
  refuse(code: RowProblemCode, ...columns: readonly string[]): void;
  note(code: RowProblemCode, value: string, ...columns: readonly string[]): void;
  /** Returns true once a problem leaves out the row. */
  isRefused(): boolean;
}

/** Creates a reader of a row. If a column has several names, the first with a value counts. */
export function createRowReader(
  { headings, columnsNamed }: ProductTable,
  row: ProductRow,
  problems: RowProblem[],
): RowReader {
  let isRefused = false;
  const columnOf = (names: readonly string[]) => columnInRow(row, columnsNamed(names));
  const find = (names: readonly string[]) => {
    const column = columnOf(names);
    if (column === undefined) return { value: '', column: names[0] ?? '' };
    row.readColumns.add(column);
    return { value: row.cells[column] ?? '', column: headings[column] ?? '' };
  };
  const refuse = (code: RowProblemCode, columns: readonly string[]) => {
    isRefused = true;
    problems.push({ line: row.line, code, ...find(columns), isRefused: true });
  };
  const read = <Value extends number | boolean>(
    columns: readonly string[],
    parse: (text: string) => Value | RowProblemCode,
  ) => {
    const { value } = find(columns);
    if (value === '') return undefined;
    const parsed = parse(value);
    if (typeof parsed !== 'string') return parsed;
    refuse(parsed, columns);
    return undefined;
  };
  return {
    line: row.line,
    text: (...columns) => find(columns).value,
    peek: (...columns) => row.cells[columnOf(columns) ?? -1] ?? '',
    has: (...columns) => columnsNamed(columns).length > 0,
    price: (...columns) => read(columns, parsePrice),
    number: (...columns) => read(columns, parseNumber),
    flag: (...columns) => read(columns, parseFlag),
    refuse: (code, ...columns) => refuse(code, columns),
    note: (code, value, ...columns) => {
      if (isRefused) return;
      problems.push({
        line: row.line,
        code,
        column: find(columns).column,
        value,
        isRefused: false,
      });
    },
    isRefused: () => isRefused,
  };
}

/**
 * Reads an amount with at most one separator, before its decimals. One to three digits, a separator and three digits
 * may be thousands: `29.990` and `29,990` are two prices.
 */
function parsePrice(text: string): number | RowProblemCode {
  if (!/^\d{1,12}(?:[.,]\d+)?$/.test(text)) return 'invalid';
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return 'ambiguous';
  return Number(text.replace(',', '.'));
}

function parseNumber(text: string): number | RowProblemCode {
  return /^-?(?:\d{1,12}(?:[.,]\d+)?|[.,]\d+)$/.test(text)
    ? Number(text.replace(',', '.'))
    : 'invalid';
}

function parseFlag(text: string): boolean | RowProblemCode {
  if (/^(?:1|true|yes)$/i.test(text)) return true;
  return /^(?:0|-1|false|no)$/i.test(text) ? false : 'invalid';
}
