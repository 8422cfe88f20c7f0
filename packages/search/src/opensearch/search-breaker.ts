import { errors } from '@opensearch-project/opensearch';
import { LRUCache } from 'lru-cache';
import type { CatalogQuery, CatalogSearch } from '../query/catalog-search.ts';
import type { SearchHits } from '../query/search-criteria.ts';
import { SearchUnavailableError } from '../query/search-unavailable-error.ts';

/** Consecutive failures that open the breaker. */
const maxFailures = 5;
/** Time in ms after which an open breaker lets one search through. */
const probeAfterMs = 2_000;
/** Maximum age in ms of a stored answer that is returned after a failure. */
const maxStaleMs = 10 * 60_000;
/** Total size of the stored answers in bytes. */
const maxStoredBytes = 16 * 1024 * 1024;
const tooManyRequests = 429;

interface StoredAnswer {
  /** {@link SearchHits} as JSON. */
  readonly json: string;
  readonly at: number;
}

/**
 * Wraps the searches of an engine whose nodes may fail. A search that fails returns the last answer to the same query,
 * if that is at most 10 minutes old. After 5 failures in a row the breaker opens: only one search every 2 s reaches a
 * node, and the first that succeeds closes the breaker.
 *
 * Bounds: 16 MB of stored answers. Errors: rejects with a {@link SearchUnavailableError} without a stored answer, and
 * with the node's own error if the query is invalid.
 *
 * @param now - Time of a monotonic clock in ms.
 */
export function createSearchBreaker(
  find: CatalogSearch['find'],
  now: () => number,
): CatalogSearch['find'] {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maxStoredBytes,
    sizeCalculation: ({ json }, key) => 2 * (json.length + key.length),
  });
  let failures = 0;
  let probeAt = 0;
  let lastError: unknown;

  const staleAnswer = (key: string): SearchHits => {
    const answer = answers.get(key);
    if (answer === undefined || now() - answer.at > maxStaleMs) {
      throw new SearchUnavailableError(probeAfterMs, lastError);
    }
    return JSON.parse(answer.json) as SearchHits;
  };

  return async (query: CatalogQuery) => {
    const key = JSON.stringify(query);
    if (failures >= maxFailures) {
      if (now() < probeAt) return staleAnswer(key);
      probeAt = now() + probeAfterMs;
    }
    try {
      const hits = await find(query);
      failures = 0;
      answers.set(key, { json: JSON.stringify(hits), at: now() });
      return hits;
    } catch (error) {
      if (isFaultOfQuery(error)) throw error;
      failures += 1;
      lastError = error;
      if (failures >= maxFailures) probeAt = now() + probeAfterMs;
      return staleAnswer(key);
    }
  };
}

function isFaultOfQuery(error: unknown): boolean {
  if (!(error instanceof errors.ResponseError)) return false;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 && status !== tooManyRequests;
}
