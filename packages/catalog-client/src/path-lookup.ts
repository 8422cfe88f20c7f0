import { catalogCalls } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from './call-options.ts';
import type { PathTarget } from './catalog-client.ts';
import type { CatalogFailure } from './catalog-failure.ts';
import type { Search } from './search.ts';
import { urlPathOf } from './url-path.ts';
import { valueOf, type Wire } from './wire.ts';

/**
 * Who lives at a path: a product, else a category, else nobody. Both are asked at once, because a page waits;
 * a product wins. Whoever lived there before is found last, with the path of today. Source: CC-18, CC-63.
 */
export async function lookUpPath(
  search: Search,
  wire: Wire,
  path: string,
  options: CallOptions = {},
): Promise<Result<PathTarget | undefined, CatalogFailure>> {
  const urlPath = urlPathOf(path);
  if (urlPath === '') return ok(undefined);
  const asked = { ...options, mustReach: true };
  const where = { url_path: { eq: urlPath } };
  const [products, categories] = await Promise.all([
    search({ type: 'product', where, size: 1 }, asked),
    search({ type: 'category', where: { ...where, is_active: { eq: true } }, size: 1 }, asked),
  ]);
  if (!products.ok) return products;
  const [product] = products.value.items;
  if (product !== undefined) return ok({ type: 'product', product });
  if (!categories.ok) return categories;
  const [category] = categories.value.items;
  return category === undefined
    ? lookUpFormer(search, wire, urlPath, asked)
    : ok({ type: 'category', category });
}

/** Who lived there before; nobody where the backend keeps no such list. */
async function lookUpFormer(
  search: Search,
  wire: Wire,
  url: string,
  asked: CallOptions & { readonly mustReach: boolean },
): Promise<Result<PathTarget | undefined, CatalogFailure>> {
  const body = { url, includeFields: ['id'] };
  const answer = valueOf(await wire.call(catalogCalls.urlMap, { body }, asked));
  if (!answer.ok) return isNobodys(answer.error) ? ok(undefined) : answer;
  if (answer.value === undefined || answer.value === null) return ok(undefined);
  const { _type: type, _source: source } = answer.value;
  const { id } = source;
  if (typeof id !== 'number') return ok(undefined);
  const where = { id: { eq: id } };
  if (type === 'product') {
    const found = await search({ type: 'product', where, size: 1 }, asked);
    if (!found.ok) return found;
    const [product] = found.value.items;
    return ok(product && { type: 'product', product });
  }
  if (type !== 'category') return ok(undefined);
  const active = { ...where, is_active: { eq: true } };
  const found = await search({ type: 'category', where: active, size: 1 }, asked);
  if (!found.ok) return found;
  const [category] = found.value.items;
  return ok(category && { type: 'category', category });
}

/**
 * The backend does not know the call, or takes no such path: blanks alone, or too long a one. One that is only
 * busy or broken has not said that nobody lives there.
 */
function isNobodys(error: CatalogFailure): boolean {
  if (error.kind === 'refused') return error.code === 400 || noSuchCall.has(error.code);
  return error.kind === 'bad-content-type' && noSuchCall.has(error.status);
}
const noSuchCall: ReadonlySet<number> = new Set([404, 405]);
