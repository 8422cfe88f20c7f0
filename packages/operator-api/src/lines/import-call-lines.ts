import { importTable, memoryLines, type TableImport } from '@shop/catalog-documents/import';
import { type LineReport, type LineResult, refusedLine, reportLines } from './line-report.ts';
import * as v from 'valibot';

/** Number of rows stored together. */
const batchSize = 500;

/** Lines of one call: a list from JSON, or the bytes of a table. */
interface Lines {
  readonly body: { readonly lines: readonly unknown[] } | undefined;
  readonly bytes: Uint8Array | undefined;
}

interface LineTable<Row, Entry extends v.GenericSchema> extends Pick<
  TableImport<Row>,
  'read' | 'store'
> {
  /** Schema of a line in JSON. */
  readonly entry: Entry;
  /** Converts a line in JSON to the fields of a table. */
  toFields(entry: v.InferOutput<Entry>): readonly string[];
}

/**
 * Stores the lines of a call in the same way as the commands of the shop, and reports each. Source: OA-7.
 * Errors: rejects with the error of the store.
 */
export async function importCallLines<Row, Entry extends v.GenericSchema>(
  { body, bytes }: Lines,
  { entry, toFields, read, store }: LineTable<Row, Entry>,
): Promise<LineReport> {
  const results: LineResult[] = [];
  const storeRows: TableImport<Row>['store'] = async (rows) => {
    const refusedLines = await store(rows);
    const refusedNumbers = new Set(refusedLines.map(({ line }) => line));
    for (const { line } of rows) {
      if (!refusedNumbers.has(line)) results.push({ line, ok: true, outcome: 'stored' });
    }
    return refusedLines;
  };
  const onRefused: TableImport<Row>['onRefused'] = ({ line, reason }) =>
    results.push(refusedLine(line, reason));
  if (bytes !== undefined) {
    await importTable(memoryLines(bytes), { read, store: storeRows, onRefused });
    return reportLines(results);
  }
  const rows = (body?.lines ?? []).flatMap((value, place) => {
    const line = place + 1;
    const parsed = v.safeParse(entry, value);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = v.getDotPath(issue);
      results.push({ line, ok: false, code: 'line-invalid', field, message: issue.message });
      return [];
    }
    const row = read(toFields(parsed.output));
    if (typeof row !== 'string') return [{ line, row }];
    onRefused({ line, reason: row });
    return [];
  });
  for (let at = 0; at < rows.length; at += batchSize) {
    for (const line of await storeRows(rows.slice(at, at + batchSize))) onRefused(line);
  }
  return reportLines(results);
}
