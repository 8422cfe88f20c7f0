import type { Log } from '@shop/kernel';
import type { Sql } from 'postgres';
import type { DocumentType } from '@shop/catalog-documents';
import { reindexMark } from '../documents/catalog-state.ts';

/** Detects changes of documents and stock by any process. */
export interface ChangeWatch {
  /** The first transaction whose changes may not have been passed on. */
  readonly since: string;
  /**
   * Passes on everything written or deleted since the last call; at the first call everything. Passes on nothing if
   * there is no change. Changes that `takeIn` fails on are passed on again.
   */
  documentChanges(takeIn: (changes: DocumentChanges) => Promise<void>): Promise<void>;
  /** Calls `refresh` soon after each change and after each gap in listening. Returns a function that stops. */
  listen(refresh: () => Promise<void>, log: Log): Promise<() => Promise<void>>;
}

export interface DocumentChanges {
  readonly types: ReadonlySet<DocumentType>;
  /** The first transaction whose changes count; later ones count too. */
  readonly since: string;
  /** Document ids of products deleted since the call before. */
  readonly removedProducts: readonly string[];
  /** True if all products must be read again: `shop reindex`. */
  readonly isReindex?: boolean | undefined;
}

/** Changes within this time are applied together. */
const gatherMs = 200;

/**
 * Listens to changes on the primary, and reads them on the replica.
 * @param since - The first transaction that counts; '0': everything.
 */
export function createChangeWatch(primary: Sql, replica: Sql, since = '0'): ChangeWatch {
  let horizon = since;
  return {
    get since() {
      return horizon;
    },
    async documentChanges(takeIn) {
      // Read before the rows: a transaction that is still open now is read again next time.
      const [snapshot] = await replica<{ horizon: string }[]>`
        SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`;
      const rows = await replica<{ type: DocumentType }[]>`
        SELECT DISTINCT type FROM document WHERE changed_in >= ${horizon}::text::xid8`;
      const removed = await replica<{ type: DocumentType; id: string }[]>`
        SELECT DISTINCT type, id FROM removed_document WHERE changed_in >= ${horizon}::text::xid8
          AND NOT EXISTS (
            SELECT FROM document
            WHERE document.type = removed_document.type AND document.id = removed_document.id)`;
      const types = new Set([...rows, ...removed].map(({ type }) => type));
      const removedProducts = removed.flatMap(({ type, id }) => (type === 'product' ? [id] : []));
      const isReindex = removed.some(
        ({ type, id }) => type === reindexMark.type && id === reindexMark.id,
      );
      if (horizon === '0' || types.size > 0) {
        await takeIn({ types, since: horizon, removedProducts, isReindex });
      }
      horizon = snapshot?.horizon ?? horizon;
    },
    async listen(refresh, log) {
      let timer: NodeJS.Timeout | undefined;
      const soon = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          refresh().catch((cause: unknown) => {
            log.warn('catalogue-refresh-failed', { cause });
            soon();
          });
        }, gatherMs);
      };
      const listening = await Promise.all(
        ['document', 'stock'].map((channel) => primary.listen(channel, soon, soon)),
      );
      return async () => {
        clearTimeout(timer);
        await Promise.all(listening.map(({ unlisten }) => unlisten()));
      };
    },
  };
}
