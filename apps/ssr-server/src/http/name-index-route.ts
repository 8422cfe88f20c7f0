import type { TrustedProxies } from '@shop/platform-node';
import type { Context } from 'hono';
import { clientOf } from './client-address.ts';
import type { NameIndexes } from '../pages/name-indexes.ts';
import { openPageFor, takesBrotli } from '../pages/page-bytes.ts';
import { comeAgainS } from '../pages/page-head.ts';

/** Path of the name index within a store view. */
export const nameIndexPath = '/search-names.json';

interface NameIndexParts {
  readonly nameIndexes: NameIndexes;
  readonly trustedProxies: TrustedProxies;
}

/**
 * `GET /search-names.json`: the names of the products of the store view `storeCode`, for searches in a browser without
 * a network. Errors: 503 if they are not available.
 */
export function nameIndexRoute(
  { nameIndexes, trustedProxies }: NameIndexParts,
  storeCode: string,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const index = await nameIndexes.read(storeCode);
    if (index === undefined) {
      const refusal = {
        code: 503,
        result: 'The names cannot be had now. Please try again.',
        meta: { error: 'unavailable' },
      };
      return context.json(refusal, 503, {
        'cache-control': 'no-store',
        'retry-after': comeAgainS(),
      });
    }
    const { etag, brotli } = index;
    const headers = {
      'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
      'content-type': 'application/json; charset=utf-8',
      etag,
      vary: 'accept-encoding',
      'x-vs-cache-tags': 'product category',
    };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    if (takesBrotli(context.req.header('accept-encoding'))) {
      return context.body(brotli as Buffer<ArrayBuffer>, 200, {
        ...headers,
        'content-encoding': 'br',
        'content-length': String(brotli.length),
      });
    }
    const text = await openPageFor(clientOf(context, trustedProxies), brotli);
    return context.body(text as Buffer<ArrayBuffer>, 200, headers);
  };
}
