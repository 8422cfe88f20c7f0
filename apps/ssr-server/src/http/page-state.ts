import type { TrustedProxies } from '@shop/platform-node';
import type { Context } from 'hono';
import { openPageFor, takesBrotli } from '../pages/page-bytes.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { pageKey } from '../pages/page-key.ts';
import { pageRequest } from '../pages/make-page.ts';
import { comeAgainS } from '../pages/page-head.ts';
import { TooManyError } from '../render/overloaded-error.ts';
import type { AddressRules } from '../render/renderer.ts';
import { clientOf } from './client-address.ts';
import type { SsrServerParts } from './server-parts.ts';
import { looksLikeFile } from './static-files.ts';
import type { StoredData, StoredPage } from '../pages/stored-page.ts';

/** Maximum characters of a page address; a longer one does not match any page. */
const maxAddressLength = 2_048;

/**
 * `GET /page-state/<hash>?page=<path and query>`: the data that page is hydrated with, as JSON. Data with that hash
 * never changes and may be cached for a year. If this process does not have the hash, it sends the current data of the
 * page, which must not be cached.
 * Errors: 404 if the page does not exist or has no data; 503 if the page cannot be rendered now.
 */
export function pageState(
  {
    cache,
    addresses,
    trustedProxies,
  }: {
    readonly cache: PageCache;
    readonly addresses: AddressRules;
    readonly trustedProxies: TrustedProxies;
  },
  readPage: (context: Context, href: string) => Promise<{ readonly page: StoredPage }>,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const hash = context.req.param('hash') ?? '';
    const key = keyOfPage(context.req.query('page') ?? '', addresses);
    if (key === undefined) return notFound(context);
    const storedData = cache.findData(key, hash);
    const page = storedData === undefined ? (await readPage(context, key)).page : undefined;
    const data = storedData ?? page?.data;
    if (data === undefined) {
      return page !== undefined && page.status >= 500 ? unavailable(context) : notFound(context);
    }
    return answer(context, data, data.hash === hash, clientOf(context, trustedProxies));
  };
}

/**
 * `GET /page-state/common/<hash>?page=<home of a store view>`: the data that pages of that store view have in common,
 * in the same way as {@link pageState}. Errors: 404 if the page does not exist; 503 if the backend does not respond.
 */
export function commonState(parts: SsrServerParts): (context: Context) => Promise<Response> {
  return async (context) => {
    const hash = context.req.param('hash') ?? '';
    const client = clientOf(context, parts.trustedProxies);
    const storedData = await parts.commonData.find(hash);
    if (storedData !== undefined) return answer(context, storedData, true, client);
    const key = keyOfPage(context.req.query('page') ?? '', parts.addresses);
    if (key === undefined) return notFound(context);
    if (!(await parts.allowance.take(client))) {
      throw new TooManyError('Too much data for one client.');
    }
    const current = await parts.renderCommonData(pageRequest(parts, key));
    if (current === undefined) return unavailable(context);
    parts.commonData.add(current);
    const data = await parts.commonData.find(current.hash);
    return data === undefined
      ? notFound(context)
      : answer(context, data, data.hash === hash, client);
  };
}

function keyOfPage(address: string, addresses: AddressRules): string | undefined {
  if (!address.startsWith('/') || address.length > maxAddressLength) return undefined;
  const url = URL.parse(`http://shop.invalid${address}`);
  return url === null || looksLikeFile(url.pathname) ? undefined : pageKey(url, addresses);
}

async function answer(
  context: Context,
  data: StoredData,
  isKnown: boolean,
  client: string,
): Promise<Response> {
  const wantsBrotli = takesBrotli(context.req.header('accept-encoding'));
  const body = wantsBrotli ? data.brotli : await openPageFor(client, data.brotli);
  return context.body(body as Buffer<ArrayBuffer>, 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isKnown ? 'public, max-age=31536000, immutable' : 'no-store',
    vary: 'accept-encoding',
    ...(wantsBrotli && { 'content-encoding': 'br' }),
  });
}

function notFound(context: Context): Response {
  const refusal = {
    code: 404,
    result: 'There is no data of such a page.',
    meta: { error: 'not-found' },
  };
  return context.json(refusal, 404, { 'cache-control': 'no-store' });
}

/** Responds 503: the browser then fetches the data of the page itself. */
function unavailable(context: Context): Response {
  const refusal = {
    code: 503,
    result: 'The data cannot be had now. Please try again.',
    meta: { error: 'unavailable' },
  };
  return context.json(refusal, 503, { 'cache-control': 'no-store', 'retry-after': comeAgainS() });
}
