import { timingSafeEqual } from 'node:crypto';
import { isPageTag } from '@shop/contract';
import type { Context } from 'hono';

/** Upper bound of tags in one request. */
const maxTags = 1_000;

/**
 * `GET` or `POST /invalidate?tag=a,b&key=…`: invalidates pages with these tags. The key may also be sent in
 * `x-invalidate-key`, which access logs do not contain. Errors: 500, as older clients expect, for a wrong key,
 * a missing and an unknown tag; 405 for HEAD. Source: wire contract 7.
 */
export function invalidateRoute(
  key: string | undefined,
  invalidate: (tags: readonly string[]) => Promise<void>,
): (context: Context) => Promise<Response> {
  return async (context) => {
    // HEAD is routed as GET, but a HEAD request must not change anything.
    if (context.req.raw.method === 'HEAD') return context.body(null, 405, { allow: 'GET, POST' });
    const requestKey = context.req.header('x-invalidate-key') ?? context.req.query('key') ?? '';
    const refuse = (result: string) => context.json({ code: 500, result }, 500);
    if (key === undefined || !isSame(requestKey, key))
      return refuse('Invalid cache invalidation key');
    const tags = (context.req.query('tag') ?? '').split(',').filter((tag) => tag !== '');
    if (tags.length === 0) return refuse('Invalid parameters for cache invalidation');
    if (tags.length > maxTags) return refuse(`At most ${maxTags} tags at once`);
    const unknown = tags.find((tag) => !isPageTag(tag));
    if (unknown !== undefined) return refuse('Invalid tag name');
    await invalidate(tags);
    return context.json({
      code: 200,
      result: `Tags invalidated successfully [${tags.join(', ')}]`,
    });
  };
}

function isSame(requestKey: string, key: string): boolean {
  const [a, b] = [Buffer.from(requestKey), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
