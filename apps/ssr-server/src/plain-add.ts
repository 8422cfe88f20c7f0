import { awaitedAdd, awaitedAddsCookie, readAwaitedAdds } from '@shop/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';

/** What a browser takes as one cookie, with room for its name and terms. */
const maxLength = 3_600;

/**
 * A form sent before the page was alive: remembers the wish in the shopper's own browser and sends them to the
 * cart with 303. Nothing is kept here. A wish that cannot be read is dropped.
 */
export async function plainAdd(context: Context, isSecure: boolean): Promise<Response> {
  const { name, lifeS, most } = awaitedAddsCookie;
  if (!isOwnForm(context.req.raw)) return context.text('', 403);
  const form = await context.req.parseBody();
  const { sku, qty, ...others } = form;
  const parsed = v.safeParse(awaitedAdd, {
    sku,
    qty: qty === undefined ? 1 : Number(qty),
    wish: others,
  });
  if (parsed.success) {
    const before = readAwaitedAdds(getCookie(context, name) ?? '');
    const kept = [...before, parsed.output].slice(-most);
    const value = JSON.stringify(kept);
    if (encodeURIComponent(value).length <= maxLength) {
      setCookie(context, name, value, {
        path: '/',
        maxAge: lifeS,
        sameSite: 'Strict',
        secure: isSecure,
      });
    }
  }
  context.header('cache-control', 'no-store');
  return context.redirect(context.req.path.replace(/\/add$/, ''), 303);
}

/** No other site may fill anybody's cart. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === hostOf(request));
}

const hostOf = (request: Request) => request.headers.get('host') ?? new URL(request.url).host;
