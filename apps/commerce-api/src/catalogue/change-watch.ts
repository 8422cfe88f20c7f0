import type { Log } from '@shop/kernel';
import type { Sql } from 'postgres';
import type { DocumentType } from './document.ts';

/** Hears of changes of documents and stock, whoever made them. */
export interface ChangeWatch {
  /** The kinds of document written since the call before; all that exist at the first. */
  documentChanges(): Promise<DocumentChanges>;
  /** Calls `refresh` soon after each change and after each gap in listening; answers how to stop. */
  listen(refresh: () => Promise<void>, log: Log): Promise<() => Promise<void>>;
}

export interface DocumentChanges {
  readonly types: ReadonlySet<DocumentType>;
  /** The first transaction that counts: what it and later ones wrote has changed. */
  readonly since: string;
}

/** Changes within this time are taken in together. */
const gatherMs = 200;

/** Hears of changes from the primary, and reads on the replica what they are. */
export function createChangeWatch(primary: Sql, replica: Sql): ChangeWatch {
  let horizon = '0';
  return {
    async documentChanges() {
      // Taken before the rows are read: a transaction still open now is read again next time.
      const [snapshot] = await replica<{ horizon: string }[]>`
        SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`;
      const rows = await replica<{ type: DocumentType }[]>`
        SELECT DISTINCT type FROM document WHERE changed_in >= ${horizon}::text::xid8`;
      const since = horizon;
      horizon = snapshot?.horizon ?? horizon;
      return { types: new Set(rows.map(({ type }) => type)), since };
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
