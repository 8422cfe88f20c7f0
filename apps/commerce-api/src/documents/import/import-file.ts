import { stat } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { sqlState } from '../../db/database-error.ts';
import { storeDocuments, type Outcome } from './import-documents.ts';
import {
  type CheckedLine,
  checkLine,
  type ImportedDocument,
  openLines,
} from '@shop/catalog-documents';

/** Lines stored together. */
const batchSize = 250;

export interface RefusedLine {
  /** Counted from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface ImportProgress {
  /** Documents read so far. */
  readonly read: number;
  /** Share of the file read, 0 to 1. */
  readonly share: number;
}

export interface ImportListeners {
  onRefused(line: RefusedLine): void;
  onProgress?(progress: ImportProgress): void;
}

/** Number of imported documents by `_type`. */
export interface ImportReport {
  readonly read: number;
  readonly refused: number;
  readonly byType: ReadonlyMap<string, Readonly<Record<Outcome, number>>>;
}

/**
 * Imports one `.ndjson` or `.ndjson.gz` file line by line; memory holds two batches whatever its length. A bad
 * line is passed to `onRefused` and affects no other line. Safe to repeat and to interrupt.
 * Errors: rejects when the file cannot be read (ENOENT, a broken gzip) or the database is unreachable.
 */
export async function importFile(
  sql: Sql,
  path: string,
  listeners: ImportListeners,
): Promise<ImportReport> {
  const { size } = await stat(path);
  const byType = new Map<string, Record<Outcome, number>>();
  let lineNumber = 0;
  let read = 0;
  let refusedCount = 0;
  let batch: Entry[] = [];
  let storing: Promise<void> = Promise.resolve();

  const refuse = (line: number, reason: string) => {
    refusedCount += 1;
    listeners.onRefused({ line, reason });
  };
  const storeBatch = async (entries: readonly Entry[]): Promise<void> => {
    try {
      const documents = entries.map(({ document }) => document);
      const outcomes = await storeDocuments(sql, documents);
      entries.forEach(({ line, document: { type } }, at) => {
        const outcome = outcomes[at] ?? 'unchanged';
        if (typeof outcome === 'object') {
          refuse(line, outcome.refused);
          return;
        }
        const counts = byType.get(type) ?? { added: 0, changed: 0, unchanged: 0, removed: 0 };
        counts[outcome] += 1;
        byType.set(type, counts);
        read += 1;
      });
    } catch (error) {
      if (!isAboutValues(error)) throw error;
      const [only] = entries;
      if (entries.length === 1 && only !== undefined) {
        refuse(only.line, error instanceof Error ? error.message : String(error));
        return;
      }
      // One of them cannot be stored: halves find it without losing the others.
      const middle = entries.length >> 1;
      await storeBatch(entries.slice(0, middle));
      await storeBatch(entries.slice(middle));
    }
  };
  const store = async (entries: readonly Entry[], share: number) => {
    if (entries.length > 0) await storeBatch(entries);
    listeners.onProgress?.({ read, share });
  };

  const { lines, bytesRead } = openLines(path);
  for await (const text of lines) {
    lineNumber += 1;
    if (text?.trim() === '') continue;
    const checked: CheckedLine<ImportedDocument> =
      text === undefined ? { ok: false, reason: 'not UTF-8' } : checkLine(text);
    if (checked.ok) batch.push({ line: lineNumber, document: checked.document });
    else refuse(lineNumber, checked.reason);
    if (batch.length < batchSize) continue;
    // The next batch is read while this one is stored, never a third.
    await storing;
    storing = store(batch, size === 0 ? 1 : bytesRead() / size);
    storing.catch(() => undefined);
    batch = [];
  }
  await storing;
  await store(batch, 1);
  return { read, refused: refusedCount, byType };
}

interface Entry {
  readonly line: number;
  readonly document: ImportedDocument;
}

/** PostgreSQL refused a value, not the connection or the statement. */
function isAboutValues(error: unknown): boolean {
  return ['22', '23', '54'].includes(sqlState(error)?.slice(0, 2) ?? '');
}
