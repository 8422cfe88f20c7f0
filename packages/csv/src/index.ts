export { readCsvLine, separatorOf, type Separator } from './csv-line.ts';
export {
  columnInRow,
  readCsvTable,
  type CsvRow,
  type CsvTable,
  type RefusedCsvRow,
} from './csv-table.ts';
export { writeCsvRow, type CsvCell } from './write-csv-row.ts';
