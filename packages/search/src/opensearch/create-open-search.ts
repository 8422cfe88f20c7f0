import { Client } from '@opensearch-project/opensearch';
import type { ViewSettings } from '../engine/view-settings.ts';
import type { SearchEngine } from '../query/catalog-search.ts';
import { createOpenSearchView, type OpenSearchView } from './open-search-view.ts';
import { createSearchBreaker } from './search-breaker.ts';
import { createSearchNode } from './search-node.ts';

/** Increase it with each change of the mapping or of the analysis of products: an older index is filled again. */
export const indexVersion = 1;

/** Where the engine stores its indices. */
export interface OpenSearchOptions {
  /** Address of a node or load balancer; it may contain a user and a password. */
  readonly url: string;
  /** Prefix of the names of its indices and aliases: lower-case letters, digits, hyphens. */
  readonly prefix: string;
  /** Timeout of a search in ms; default 5,000. */
  readonly searchMs?: number | undefined;
  /**
   * True if only `replace` creates the index of a view: until then searches and changes of the view fail as if no node
   * answered. False: a view without an index has no products, and the first `write` creates the index.
   */
  readonly mustBeFilled?: boolean | undefined;
}

/** A search engine whose nodes are shared with other processes. */
export interface OpenSearchEngine extends SearchEngine {
  /** True if the view has an index. */
  exists(view: string): Promise<boolean>;
  /** Text stored last with the products of a view; `undefined` after `replace`. */
  readMark(view: string): Promise<string | undefined>;
  /** Stores a text with the products of a view, at most 8 KB. Error: rejects without an index. */
  writeMark(view: string, mark: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the search engine over OpenSearch 2 or newer. Words of products and texts are analysed in this process, as
 * for the engine in memory; the index stores the results. Only one process at a time may change a view.
 *
 * Bounds: pages end at the 100,000th product; one shard for a store view, so counts are exact. Errors: if no node
 * answers a search in time, returns the last answer to the same query, else rejects with a `SearchUnavailableError`.
 * Rejects if no node answers a change in 60 s.
 *
 * @param settingsOf - Settings of a store view by its code, called once.
 */
export function createOpenSearch(
  settingsOf: (view: string) => ViewSettings,
  { url, prefix, searchMs = 5_000, mustBeFilled = false }: OpenSearchOptions,
): OpenSearchEngine {
  const client = new Client({ node: url });
  const node = createSearchNode(client, searchMs);
  const views = new Map<string, OpenSearchView>();
  const viewOf = (code: string): OpenSearchView => {
    let view = views.get(code);
    if (view === undefined) {
      const alias = `${prefix}-${aliasName(code)}`;
      view = createOpenSearchView(node, alias, settingsOf(code), mustBeFilled);
      views.set(code, view);
    }
    return view;
  };
  return {
    find: createSearchBreaker(
      ({ view, ...criteria }) => viewOf(view).find(criteria),
      () => performance.now(),
    ),
    write: (view, products) => viewOf(view).write(products),
    patch: (view, patches) => viewOf(view).patch(patches),
    drop: (view, ids) => viewOf(view).drop(ids),
    replace: (view, batches) => viewOf(view).replace(batches),
    exists: (view) => viewOf(view).exists(),
    readMark: (view) => viewOf(view).readMark(),
    writeMark: (view, mark) => viewOf(view).writeMark(mark),
    close: () => client.close(),
  };
}

/** Encodes a view code: names of indices allow no capitals and few special characters. */
function aliasName(view: string): string {
  return view.replaceAll(/[^a-z0-9]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}`);
}
