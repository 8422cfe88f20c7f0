import type { ApiFailure, SearchAnswer } from '@shop/contract';
import type { Result } from '@shop/kernel';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { CategoryCalls } from '../categories/category-calls.ts';
import type { ContentCalls } from '../content/content-calls.ts';
import type { Search } from '../search/search-function.ts';
import type { StockCalls } from '../stock/stock-calls.ts';
import type { Transport } from '../transport/transport.ts';
import { createAttributeCalls, type AttributeCalls } from './attribute-calls.ts';
import { createProductCalls, type ProductCalls } from './product-calls.ts';

/** Single calls that replace a page call. */
interface SingleCalls {
  readonly products: ProductCalls;
  readonly attributes: AttributeCalls;
  readonly stock: StockCalls;
  readonly categories: CategoryCalls;
  readonly content: ContentCalls;
}

/** Parts of the client that page calls use. */
export interface PageCallParts {
  readonly config: CatalogConfig;
  readonly ports: CatalogPorts;
  readonly transport: Transport;
  readonly search: Search;
  readonly single: SingleCalls;
  readonly pageCall: PageCall;
}

/**
 * Runs a page call. Returns `undefined` if single calls replace it: the backend has no such call, or cached responses
 * exist and are better than a failure. Source: CC-48.
 */
export type PageCall = <T>(
  send: () => Promise<Result<T, ApiFailure>>,
) => Promise<Result<T, ApiFailure> | undefined>;

/** Status codes of a backend without such a call. */
const missingCallCodes: ReadonlySet<number> = new Set([404, 405]);

/** Stores, for all page calls, whether the backend supports them. */
export function createPageCall(config: CatalogConfig, ports: CatalogPorts): PageCall {
  let isOffered = config.pageCalls && config.search.kind === 'form-a';
  const isGuest = () => !config.groupPrices || ports.identity?.().groupId === undefined;

  return async (send) => {
    if (!isOffered || !isGuest()) return undefined;
    const answer = await send();
    if (answer.ok) return answer;
    const { error } = answer;
    if (error.kind === 'rejected' && missingCallCodes.has(error.code)) {
      isOffered = false;
      return undefined;
    }
    const isAborted = error.kind === 'network' && error.reason === 'aborted';
    return ports.cache === undefined || isAborted ? answer : undefined;
  };
}

/** Product calls that read a response of a page call instead of sending a request. */
export function productsOf(parts: PageCallParts, answer: SearchAnswer): ProductCalls {
  const { config, ports, single } = parts;
  return createProductCalls(config, ports, searchIn(parts, answer), single.categories);
}

/** Attribute calls that read a response of a page call instead of sending a request. */
export function attributesOf(parts: PageCallParts, answer: SearchAnswer): AttributeCalls {
  return createAttributeCalls(parts.config, searchIn(parts, answer));
}

function searchIn({ search }: PageCallParts, answer: SearchAnswer): Search {
  return (criteria, options) => search(criteria, { ...options, answer });
}

/** Returns items in the form of a search response. */
export function listOf(items: SearchAnswer['items']): SearchAnswer {
  return { items, total: items.length, perPage: items.length, start: 0, aggregations: {} };
}
