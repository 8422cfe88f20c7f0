import { pendingAdd, pendingAddsCookie, readPendingAdds } from '@shop/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { readBody } from './read-body.ts';

/** Maximum size of one cookie in a browser, minus room for its name and attributes. */
const maxLength = 3_600;
/** Maximum size of the form of one product. */
const maxFormBytes = 8_192;

/**
 * Handles a form that was submitted before the page was hydrated: stores the requested product in a cookie and
 * redirects to the cart with 303. The server stores nothing. A request that cannot be parsed is ignored. Errors: 400
 * for a body that is not a form, 403 for a form of another site, 413 for a body of more than 8 KiB.
 */
export async function noJsAdd(context: Context, isSecure: boolean): Promise<Response> {
  const { name, lifeS, most: maxAdds } = pendingAddsCookie;
  if (!isOwnForm(context.req.raw)) return context.text('', 403);
  const form = await readForm(context.req.raw);
  if (typeof form === 'number') {
    // The rest of an unread body would be read as the next request.
    if (form === 413) context.header('connection', 'close');
    return context.text('', form);
  }
  const { sku, qty, ...wish } = form;
  const parsed = v.safeParse(pendingAdd, {
    sku,
    qty: qty === undefined ? 1 : Number(qty),
    wish,
  });
  if (parsed.success) {
    const earlierAdds = readPendingAdds(getCookie(context, name) ?? '');
    const pendingAdds = [...earlierAdds, parsed.output].slice(-maxAdds);
    const value = JSON.stringify(pendingAdds);
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

/** Parses the fields of a form: the last of one name wins. Returns the error status if it cannot be parsed. */
async function readForm(request: Request): Promise<Readonly<Record<string, unknown>> | 400 | 413> {
  try {
    const body = await readBody(request, maxFormBytes);
    if (body === undefined) return 413;
    if (body.length === 0) return {};
    const type = request.headers.get('content-type') ?? '';
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return 400;
  }
}

/** Rejects forms of other sites: they must not add products to the shopper's cart. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === hostOf(request));
}

const hostOf = (request: Request) => request.headers.get('host') ?? new URL(request.url).host;
