import * as v from 'valibot';
import { operatorCalls } from '../calls/operator-calls.ts';
import { readTable, type RefusedRow } from './read-table.ts';

/** A former path and a path of the shop, both without the slash at beginning and end. */
export interface RedirectRow {
  readonly line: number;
  readonly path: string;
  readonly to: string;
}

/** Schema of the paths of a row; equal to that of the call. */
const redirectPaths = operatorCalls.addRedirect.body;

type Field = 'path' | 'to';

const columns = {
  path: ['from', 'redirectfrom', 'path'],
  to: ['to', 'redirectto', 'target'],
} as const satisfies Record<Field, readonly string[]>;

/**
 * Reads redirects from the text of a CSV file: its own columns `from` and `to`, or those of Shopify. A chain of
 * redirects gets its last target. Source: OA-14.
 * Errors: returns the field that has no column as `missing`.
 */
export function readRedirects(text: string):
  | { readonly rows: readonly RedirectRow[]; readonly refused: readonly RefusedRow[] }
  | {
      readonly missing: 'from' | 'to';
    } {
  const table = readTable<Field>(text, columns, ['path', 'to']);
  if ('missing' in table) return { missing: table.missing === 'path' ? 'from' : 'to' };
  const refusedRows = [...table.refused];
  const refuse = (line: number, field: Field, reason: string) =>
    refusedRows.push({ line, column: table.columnOf(field), reason });
  const byPath = new Map<string, RedirectRow>();
  for (const { line, fields } of table.rows) {
    const body = { path: decoded(fields.path), to: decoded(fields.to) };
    const parsed = v.safeParse(redirectPaths, body);
    if (!parsed.success) {
      const field = v.getDotPath(parsed.issues[0]) === 'path' ? 'path' : 'to';
      refuse(line, field, 'not a path of the shop, such as /chairs/kitchen-chair');
      continue;
    }
    const { path, to = '' } = parsed.output;
    const former = byPath.get(path);
    if (former === undefined) byPath.set(path, { line, path, to });
    else refuse(line, 'path', `line ${former.line} has the same path`);
  }
  const rows: RedirectRow[] = [];
  for (const row of byPath.values()) {
    const to = endOfChain(row, byPath);
    if (to === undefined) refuse(row.line, 'to', 'leads back to itself');
    else rows.push({ ...row, to });
  }
  return { rows, refused: refusedRows.toSorted((a, b) => a.line - b.line) };
}

/** Returns the last target of a chain of redirects; `undefined` for a loop, and for a chain that ends in one. */
function endOfChain(
  row: RedirectRow,
  byPath: ReadonlyMap<string, RedirectRow>,
): string | undefined {
  const visitedPaths = new Set([row.path]);
  let to = row.to;
  for (let next = byPath.get(to); next !== undefined; next = byPath.get(to)) {
    if (visitedPaths.has(to)) return undefined;
    visitedPaths.add(to);
    to = next.to;
  }
  return to;
}

/** Returns the text without percent encoding; unchanged if the encoding is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
