import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../answered.ts';
import type { AnswerStore, StoredAnswer } from './answer-store.ts';

/** Queries with data about the shopper: their responses are not stored. */
const notStored: ReadonlySet<unknown> = new Set([
  'saved-products',
  'compared',
  'reviewed-products',
  'shared-cart',
  'suggestions',
]);

interface StoredAnswersPorts {
  /** Code of the store view: second part of the key of every public query. */
  readonly viewCode: string;
  /** Loads the store at its first use. */
  readonly load: () => Promise<Pick<AnswerStore, 'read' | 'write'>>;
  readonly isOnline: () => boolean;
  /** Resolves when responses may be written. */
  readonly idle: () => Promise<void>;
}

/** Responses of public queries, stored on the device and used without a network. */
export interface StoredAnswers {
  /** Query function for the defaults: reads from the network, without a network from the store. */
  readonly persister: (
    fetch: (context: never) => unknown,
    context: unknown,
    query: AnyQuery,
  ) => Promise<never>;
  /** Stores data that is added to this client by fetching, hydrating or setting. */
  watch(queryClient: QueryClient): void;
}

// The types of the library name no common type of all queries.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyQuery = Query<any, any, any, any>;

/** Creates the stored responses of a page. Errors: those of a query for which nothing is stored. */
export function createStoredAnswers({
  viewCode,
  load,
  isOnline,
  idle,
}: StoredAnswersPorts): StoredAnswers {
  const isPublic = ({ queryKey }: AnyQuery) => queryKey[1] === viewCode;
  const changed = new Map<string, StoredAnswer>();
  /** Time of the last stored response of each query. */
  const writtenAtByQuery = new Map<string, number>();
  let isPlanned = false;

  async function read(query: AnyQuery): Promise<unknown> {
    if (!isPublic(query)) return undefined;
    const storedAnswer = await load()
      .then((store) => store.read(query.queryHash, query.queryKey))
      .catch(() => undefined);
    if (storedAnswer === undefined) return undefined;
    // The query treats the data as new: this sets its real age, so that it is fetched when the network returns.
    notifyManager.schedule(() =>
      query.setState({ dataUpdatedAt: storedAnswer.storedAtMs, isInvalidated: true }),
    );
    return storedAnswer.data;
  }

  async function answer(fetch: () => unknown, query: AnyQuery): Promise<unknown> {
    const storedAnswer = isOnline() ? undefined : await read(query);
    if (storedAnswer !== undefined) return storedAnswer;
    try {
      const data = await fetch();
      return isOffline(data) ? ((await read(query)) ?? data) : data;
    } catch (cause) {
      const storedInstead = isUnreachable(cause) ? await read(query) : undefined;
      if (storedInstead === undefined) throw cause;
      return storedInstead;
    }
  }

  async function flush(): Promise<void> {
    await idle();
    isPlanned = false;
    const answers = new Map(changed);
    changed.clear();
    // If the store cannot be loaded, nothing is stored.
    await load().then(
      (store) => store.write(answers),
      () => undefined,
    );
  }

  return {
    persister: (fetch, context, query) =>
      answer(() => fetch(context as never), query) as Promise<never>,
    watch(queryClient) {
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'added' && type !== 'updated') return;
        const { status, data, dataUpdatedAt, isInvalidated } = query.state;
        if (status !== 'success' || isInvalidated || !isOnline()) return;
        if (!isPublic(query) || notStored.has(query.queryKey[0]) || isEmpty(data)) return;
        if (writtenAtByQuery.get(query.queryHash) === dataUpdatedAt) return;
        writtenAtByQuery.set(query.queryHash, dataUpdatedAt);
        changed.set(query.queryHash, { data, storedAtMs: dataUpdatedAt });
        if (isPlanned) return;
        isPlanned = true;
        void flush();
      });
    },
  };
}

/** Returns true if data may be empty only because the network was unreachable. */
const isEmpty = (data: unknown) =>
  typeof data !== 'object' || data === null || Object.keys(data).length === 0 || isOffline(data);

/** Returns true for a list that the catalog client could not request. */
function isOffline(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { pages: [first] = [data] } = data as { readonly pages?: readonly unknown[] };
  return (first as { readonly offline?: unknown } | undefined)?.offline === true;
}
