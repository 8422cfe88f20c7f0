import type { Context } from 'hono';
import { openPageFor, takesBrotli } from '../pages/page-bytes.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { pageKey } from '../pages/page-key.ts';
import { pageRequest } from '../pages/make-page.ts';
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
 * Errors: 404 where there is no such page, or it has no data.
 */
export function pageState(
  {
    cache,
    addresses,
    trustedProxies,
  }: {
    readonly cache: PageCache;
    readonly addresses: AddressRules;
    readonly trustedProxies: number;
  },
  readPage: (context: Context, href: string) => Promise<{ readonly page: StoredPage }>,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const hash = context.req.param('hash') ?? '';
    const key = keyOfPage(context.req.query('page') ?? '', addresses);
    if (key === undefined) return notFound(context);
    const data = cache.findData(key, hash) ?? (await readPage(context, key)).page.data;
    if (data === undefined) return notFound(context);
    return answer(context, data, data.hash === hash, clientOf(context, trustedProxies));
  };
}

/**
 * `GET /page-state/common/<hash>?page=<home of a store view>`: the data that pages of that store view have in common, as
 * {@link pageState} answers that of one page.
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
    if (current === undefined) return notFound(context);
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
