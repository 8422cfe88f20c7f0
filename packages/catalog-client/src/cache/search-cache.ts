import type { SearchAnswer } from '@shop/contract';
import * as v from 'valibot';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { entitySchemas } from '../search/entities.ts';
import type { PreparedSearch } from '../search/search-request.ts';
import { createResponseCache, type CachedResponse } from './response-cache.ts';

/** Cached responses of searches. Never throws. */
export interface SearchCache {
  read(question: string): Promise<CachedResponse | undefined>;
  /** Stores a response with items that can be parsed; complete products also under their skus. */
  write(job: PreparedSearch, question: string, answer: SearchAnswer): Promise<void>;
}

/** Creates the cache of searches; `undefined` without a store. Source: CC-25. */
export function createSearchCache(
  config: CatalogConfig,
  ports: CatalogPorts,
): SearchCache | undefined {
  const cache = createResponseCache(config, ports);
  if (cache === undefined) return undefined;
  return {
    read: cache.read,
    async write(job, question, answer) {
      const isReadable = (item: SearchAnswer['items'][number]) =>
        v.is(entitySchemas[job.type], item);
      if (answer.items.length > 0 && !answer.items.some(isReadable)) return;
      await cache.write(question, question.startsWith('product:') ? firstItemOnly(answer) : answer);
      const { includeFields, excludeFields } = job.body;
      const isComplete = includeFields === undefined && excludeFields === undefined;
      if (job.type !== 'product' || !isComplete) return;
      for (const item of answer.items.filter(isReadable)) {
        const key = productQuestion(String(item['sku']), job);
        if (key !== question) await cache.write(key, singleItem(item));
      }
    },
  };
}

/** Returns the cache key of a search. `asProduct`: sku of the product whose document the response is. */
export function questionOf(job: PreparedSearch, asProduct: string | undefined): string {
  return asProduct === undefined ? JSON.stringify(job.body) : productQuestion(asProduct, job);
}

/** Returns the cache key of a whole product, the same for all calls. */
function productQuestion(sku: string, { body }: PreparedSearch): string {
  const group = body.groupId ?? undefined;
  return `product:${sku}${group === undefined ? '' : `:${group}`}`;
}

function singleItem(item: SearchAnswer['items'][number]): SearchAnswer {
  return { items: [item], total: 1, start: 0, perPage: 1, aggregations: {} };
}

function firstItemOnly(answer: SearchAnswer): SearchAnswer {
  const [item] = answer.items;
  return item === undefined ? answer : singleItem(item);
}
