import { pendingAdd, pendingAddsCookie, readPendingAdds } from '@shop/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { readBody } from './read-body.ts';

/** What a browser takes as one cookie, with room for its name and terms. */
const maxLength = 3_600;
/** A form of one product is small. */
const maxFormBytes = 8_192;

/**
 * A form sent before the page was alive: remembers the wish in the shopper's own browser and sends them to the
 * cart with 303. Nothing is kept here. A wish that cannot be read is dropped. Errors: 400 for a body that is no form,
 * 403 for a form of another site, 413 for one of more than 8 KiB.
 */
export async function plainAdd(context: Context, isSecure: boolean): Promise<Response> {
  const { name, lifeS, most: maxAdds } = pendingAddsCookie;
  if (!isOwnForm(context.req.raw)) return context.text('', 403);
  const form = await readForm(context.req.raw);
  if (typeof form === 'number') {
    // What else is sent of a body nobody reads would be taken for the next request.
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

/** The fields of a form; of two with one name the last. The status to refuse it with, if it cannot be read. */
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

/** No other site may fill anybody's cart. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === hostOf(request));
}

const hostOf = (request: Request) => request.headers.get('host') ?? new URL(request.url).host;
