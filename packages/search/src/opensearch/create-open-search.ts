import { Client } from '@opensearch-project/opensearch';
import type { ViewSettings } from '../engine/view-settings.ts';
import type { SearchEngine } from '../query/catalog-search.ts';
import { createOpenSearchView, type OpenSearchView } from './open-search-view.ts';
import { createSearchBreaker } from './search-breaker.ts';
import { createSearchNode } from './search-node.ts';

/** Raise it with each change of the mapping and of the analysis of products: an older index is filled anew. */
export const indexVersion = 1;

/** Where an engine has its indices. */
export interface OpenSearchOptions {
  /** Address of a node or load balancer; a user and a password may be in it. */
  readonly url: string;
  /** Beginning of the names of its indices and aliases: small letters, digits, hyphens. */
  readonly prefix: string;
  /** Milliseconds in which a node must answer a search; 5,000 unless given. */
  readonly searchMs?: number | undefined;
  /**
   * True if only `replace` makes the index of a view: until then searches and changes of the view fail, as while no
   * node answers. False: a view without an index has no products, and the first `write` makes one.
   */
  readonly mustBeFilled?: boolean | undefined;
}

/** An engine over nodes that other processes use too. */
export interface OpenSearchEngine extends SearchEngine {
  /** True if the view has an index. */
  exists(view: string): Promise<boolean>;
  /** Text stored last beside the products of a view; `undefined` after `replace`. */
  readMark(view: string): Promise<string | undefined>;
  /** Stores a text beside the products of a view, at most 8 KB. Error: rejects without an index. */
  writeMark(view: string, mark: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the search engine over OpenSearch 2 or newer. The words of products and texts are analysed here, as for the
 * engine in memory; the index holds the results. One process may change a view at a time.
 *
 * Bounds: pages end at the 100,000th product; one shard for a store view, so counts are exact. Errors: where no
 * node answers a search in time, the last answer to the same query, else rejects with a `SearchUnavailableError`. Rejects
 * where no node answers a change in 60 s.
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

/** Names of indices have no capitals and few signs. */
function aliasName(view: string): string {
  return view.replaceAll(/[^a-z0-9]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}`);
}
