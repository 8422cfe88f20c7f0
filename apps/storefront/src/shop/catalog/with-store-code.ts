import type { Fetch } from '@shop/kernel';
import type { StoreView } from '@shop/shop-config';

/** Adds the store view to every backend call, except for the default view. Source: wire contract 1. */
export function withStoreCode(
  fetch: Fetch,
  view: Pick<StoreView, 'code' | 'appendStoreCode'>,
): Fetch {
  if (!view.appendStoreCode) return fetch;
  return (request) => {
    const isCall = /(?:^|\w)\/api\//.test(request.url) && !/[?&]storeCode=/.test(request.url);
    return fetch(isCall ? { ...request, url: namedStore(request.url, view) } : request);
  };
}

/** Returns the address of a backend resource for a store view; the default view adds nothing. */
export function namedStore(
  url: string,
  { code, appendStoreCode }: Pick<StoreView, 'code' | 'appendStoreCode'>,
): string {
  if (!appendStoreCode) return url;
  return `${url}${url.includes('?') ? '&' : '?'}storeCode=${encodeURIComponent(code)}`;
}
