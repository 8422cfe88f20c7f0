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
 * `GET /page-state/<hash>?page=<path and query>`: the data that page is hydrated with, as JSON. Data of that hash never
 * changes and may be kept for a year. Data this process does not know is the page's current data, and may not be kept.
 * Errors: 404 where there is no such page, or it has no data; 503 where the page cannot be rendered now.
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
 * `GET /page-state/common/<hash>?page=<home of a store view>`: the data that pages of that store view have in common, as
 * {@link pageState} answers that of one page. Errors: 404 for an address of no page; 503 where the backend does not answer.
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

/** Refuses for now: a shopper's browser fetches what the page shows by itself then. */
function unavailable(context: Context): Response {
  const refusal = {
    code: 503,
    result: 'The data cannot be had now. Please try again.',
    meta: { error: 'unavailable' },
  };
  return context.json(refusal, 503, { 'cache-control': 'no-store', 'retry-after': comeAgainS() });
}
