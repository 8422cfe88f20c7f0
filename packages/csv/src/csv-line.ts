import { CsvError, parse } from 'csv-parse/sync';

/** Separator of cells. */
export type Separator = ',' | ';' | '\t';

const separators: readonly Separator[] = [',', ';', '\t'];

/**
 * Returns the most frequent separator outside quotes in a row; if several are, the first one. Returns `undefined` for a
 * row of one cell.
 * @param text - Begins with the row. Text after the row is ignored.
 * @see SPEC.md CR-2
 */
export function separatorOf(text: string): Separator | undefined {
  const [row = ''] = /^(?:[^"\n]|"(?:[^"]|"")*"?)*/.exec(text) ?? [];
  const unquoted = row.replaceAll(/"(?:[^"]|"")*"?/g, '');
  const [best] = separators
    .map((separator) => ({
      separator,
      count: unquoted.split(separator).length - 1,
      place: unquoted.indexOf(separator),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.place - b.place);
  return best?.separator;
}

/**
 * Options of the parser: a quote inside an unquoted cell is text. `trim` refuses text after a closing quote, which the
 * parser would join with the following rows.
 */
export const parserOptions = {
  relax_column_count: true,
  relax_quotes: true,
  trim: true,
} as const;

/**
 * Reads a one-line row. Returns its trimmed cells; `undefined` if a quote is not closed or is followed by text.
 * @see SPEC.md CR-3, CR-4
 */
export function readCsvLine(line: string, separator: Separator): readonly string[] | undefined {
  try {
    const [cells = []] = parse(line, { ...parserOptions, delimiter: separator });
    return cells.map((cell) => cell.trim());
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
