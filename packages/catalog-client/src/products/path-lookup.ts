import { catalogCalls, type ApiFailure } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from '../transport/call-options.ts';
import type { PathTarget } from '../catalog-client.ts';
import type { Search } from '../search/search-function.ts';
import { urlPathOf } from './url-path.ts';
import { type Transport, valueOf } from '../transport/transport.ts';

/**
 * Returns the entity at a path: a product, else a category, else `undefined`. Requests both at once to save time; the
 * product takes precedence. Last, looks up the former path of an entity and returns it with its current path. Source:
 * CC-31, CC-32.
 */
export async function lookUpPath(
  search: Search,
  transport: Transport,
  path: string,
  options: CallOptions = {},
): Promise<Result<PathTarget | undefined, ApiFailure>> {
  const urlPath = urlPathOf(path);
  if (urlPath === '') return ok(undefined);
  const lookUpOptions = { ...options, requireNetwork: true };
  const where = { url_path: { eq: urlPath } };
  const [products, categories] = await Promise.all([
    search({ type: 'product', where, size: 1 }, lookUpOptions),
    search(
      { type: 'category', where: { ...where, is_active: { eq: true } }, size: 1 },
      lookUpOptions,
    ),
  ]);
  if (!products.ok) return products;
  const [product] = products.value.items;
  if (product !== undefined) return ok({ type: 'product', product });
  if (!categories.ok) return categories;
  const [category] = categories.value.items;
  return category === undefined
    ? lookUpFormerPath(search, transport, urlPath, lookUpOptions)
    : ok({ type: 'category', category });
}

/** Returns the entity that had this path before; `undefined` if the backend keeps no such list. */
async function lookUpFormerPath(
  search: Search,
  transport: Transport,
  url: string,
  options: CallOptions & { readonly requireNetwork: boolean },
): Promise<Result<PathTarget | undefined, ApiFailure>> {
  const body = { url, includeFields: ['id'] };
  const answer = valueOf(await transport.call(catalogCalls.urlMap, { body }, options));
  if (!answer.ok) return isUnknownPath(answer.error) ? ok(undefined) : answer;
  if (answer.value === undefined || answer.value === null) return ok(undefined);
  const { _type: type, _source: source } = answer.value;
  const { id } = source;
  if (typeof id !== 'number') return ok(undefined);
  const where = { id: { eq: id } };
  if (type === 'product') {
    const page = await search({ type: 'product', where, size: 1 }, options);
    if (!page.ok) return page;
    const [product] = page.value.items;
    return ok(product && { type: 'product', product });
  }
  if (type !== 'category') return ok(undefined);
  const active = { ...where, is_active: { eq: true } };
  const page = await search({ type: 'category', where: active, size: 1 }, options);
  if (!page.ok) return page;
  const [category] = page.value.items;
  return ok(category && { type: 'category', category });
}

/**
 * True if the backend lacks the call or rejects the path as blank or too long. A temporary failure does not prove that
 * the path is unknown.
 */
function isUnknownPath(error: ApiFailure): boolean {
  switch (error.kind) {
    case 'network':
      return false;
    case 'malformed':
      return error.status !== undefined && missingCallCodes.has(error.status);
    case 'rejected':
      return error.code === 400 || missingCallCodes.has(error.code);
  }
}
const missingCallCodes: ReadonlySet<number> = new Set([404, 405]);
