import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const add = v.object({
  sku: word,
  qty: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  wish: v.record(v.pipe(word, v.regex(/^\w+$/)), word),
});
const adds = v.array(add);

/** The page reads it under this name, takes in what waits, and clears it. */
const cookieName = 'awaited-adds';
/** What a browser takes as one cookie, with room for its name and terms. */
const maxLength = 3_600;
const maxAdds = 20;
const lifeS = 3_600;

/**
 * A form sent before the page was alive: remembers the wish in the shopper's own browser and sends them to the
 * cart with 303. Nothing is kept here. A wish that cannot be read is dropped.
 */
export async function plainAdd(context: Context, isSecure: boolean): Promise<Response> {
  if (!isOwnForm(context.req.raw)) return context.text('', 403);
  const form = await context.req.parseBody();
  const { sku, qty, ...others } = form;
  const parsed = v.safeParse(add, {
    sku,
    qty: qty === undefined ? 1 : Number(qty),
    wish: others,
  });
  if (parsed.success) {
    const kept = [...waiting(context), parsed.output].slice(-maxAdds);
    const value = JSON.stringify(kept);
    if (encodeURIComponent(value).length <= maxLength) {
      setCookie(context, cookieName, value, {
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

function waiting(context: Context): v.InferOutput<typeof adds> {
  try {
    const parsed = v.safeParse(adds, JSON.parse(getCookie(context, cookieName) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
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
