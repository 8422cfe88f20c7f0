/** Value of a cell to write. */
export type CsvCell = string | number | null | undefined;

/**
 * Writes a row without a line end. An absent cell is empty.
 * @see SPEC.md CR-8
 */
export function writeCsvRow(cells: readonly CsvCell[]): string {
  return cells.map(writeCell).join(',');
}

function writeCell(value: CsvCell): string {
  const text = String(value ?? '');
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s.()/-]*$/.test(text);
  const safeText = isFormula ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
