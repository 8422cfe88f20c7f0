import type { Fetch } from '@shop/kernel';
import type { StoreView } from '@shop/shop-config';

/** Tells the backend with every call for which store view it answers; the default view is not named. Source: wire contract 1. */
export function withStoreCode(
  fetch: Fetch,
  { code, appendStoreCode }: Pick<StoreView, 'code' | 'appendStoreCode'>,
): Fetch {
  if (!appendStoreCode) return fetch;
  return (request) => fetch({ ...request, url: named(request.url, code) });
}

function named(url: string, code: string): string {
  if (!/(?:^|\w)\/api\//.test(url) || /[?&]storeCode=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}storeCode=${encodeURIComponent(code)}`;
}
