import type { Context } from 'hono';
import { openPage, takesBrotli } from './page-bytes.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { AddressRules } from './renderer.ts';
import { looksLikeFile } from './static-files.ts';
import type { StoredData, StoredPage } from './stored-page.ts';

/** Characters of a page's address; longer ones name no page. */
const maxAddressLength = 2_048;

/**
 * `GET /page-state/<hash>?page=<path and query>`: the data that page is hydrated with, as JSON. Data of that hash never
 * changes and may be kept for a year. Data this process does not know is the page's current data, and may not be kept.
 * Errors: 404 where there is no such page, or it has no data.
 */
export function pageState(
  { cache, addresses }: { readonly cache: PageCache; readonly addresses: AddressRules },
  readPage: (context: Context, href: string) => Promise<{ readonly page: StoredPage }>,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const hash = context.req.param('hash') ?? '';
    const key = keyOfPage(context.req.query('page') ?? '', addresses);
    if (key === undefined) return notFound(context);
    const data = cache.findData(key, hash) ?? (await readPage(context, key)).page.data;
    if (data === undefined) return notFound(context);
    return answer(context, data, data.hash === hash);
  };
}

function keyOfPage(address: string, addresses: AddressRules): string | undefined {
  if (!address.startsWith('/') || address.length > maxAddressLength) return undefined;
  const url = URL.parse(`http://shop.invalid${address}`);
  return url === null || looksLikeFile(url.pathname) ? undefined : pageKey(url, addresses);
}

async function answer(context: Context, data: StoredData, isKnown: boolean): Promise<Response> {
  const wantsBrotli = takesBrotli(context.req.header('accept-encoding'));
  const body = wantsBrotli ? data.brotli : await openPage(data.brotli);
  return context.body(new Uint8Array(body), 200, {
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
