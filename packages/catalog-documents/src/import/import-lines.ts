import { type CheckedLine, checkLine, type ImportedDocument } from '../read/import-line.ts';
import { fileLines, type LineSource } from '../read/line-source.ts';

/** Number of lines stored together. */
const batchSize = 250;

/** Result of storing a document. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'removed';

/** A document that could not be stored, and the reason. */
export interface RefusedDocument {
  readonly refused: string;
}

/** Port: the store that documents are imported into. */
export interface ImportStore {
  /** Stores the whole batch, or rejects and stores none of it. Returns the outcome of each document, in order. */
  store(documents: readonly ImportedDocument[]): Promise<readonly (Outcome | RefusedDocument)[]>;
  /** Returns true if the store rejected the batch because of a value in it. */
  isAboutValues(error: unknown): boolean;
}

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
  /** A document was stored; `line` is counted from 1. */
  onStored?(line: number, outcome: Outcome): void;
  onProgress?(progress: ImportProgress): void;
}

/** Number of imported documents by `_type`. */
export interface ImportReport {
  readonly read: number;
  readonly refused: number;
  readonly byType: ReadonlyMap<string, Readonly<Record<Outcome, number>>>;
}

/**
 * Imports one `.ndjson` or `.ndjson.gz` file, or lines in memory. Memory holds two batches, for any file length. A bad
 * line is passed to `onRefused` and affects no other line. Safe to repeat and to interrupt.
 * Errors: rejects when the file cannot be read (ENOENT, a broken gzip), or with the error of the store.
 */
export async function importLines(
  source: string | LineSource,
  record: ImportStore,
  listeners: ImportListeners,
): Promise<ImportReport> {
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
      const outcomes = await record.store(documents);
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
        listeners.onStored?.(line, outcome);
      });
    } catch (error) {
      if (!record.isAboutValues(error)) throw error;
      const [only] = entries;
      if (entries.length === 1 && only !== undefined) {
        refuse(only.line, error instanceof Error ? error.message : String(error));
        return;
      }
      // One document cannot be stored: splitting the batch in halves finds it and stores the others.
      const middle = entries.length >> 1;
      await storeBatch(entries.slice(0, middle));
      await storeBatch(entries.slice(middle));
    }
  };
  const store = async (entries: readonly Entry[], readShare: number) => {
    if (entries.length > 0) await storeBatch(entries);
    listeners.onProgress?.({ read, share: readShare });
  };

  const { lines, share } = typeof source === 'string' ? await fileLines(source) : source;
  for await (const text of lines) {
    lineNumber += 1;
    if (text?.trim() === '') continue;
    const checked: CheckedLine<ImportedDocument> =
      text === undefined ? { ok: false, reason: 'not UTF-8' } : checkLine(text);
    if (checked.ok) batch.push({ line: lineNumber, document: checked.document });
    else refuse(lineNumber, checked.reason);
    if (batch.length < batchSize) continue;
    // Reads the next batch while this one is stored, and never a third.
    await storing;
    storing = store(batch, share());
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
