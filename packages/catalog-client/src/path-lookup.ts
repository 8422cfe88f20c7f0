import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from './call-options.ts';
import type { PathTarget } from './catalog-client.ts';
import type { CatalogFailure } from './catalog-failure.ts';
import type { Search } from './search.ts';

/**
 * Who lives at a path: a product, else a category, else nobody. Both are asked at once, because a page waits;
 * a product wins. Source: CC-18.
 */
export async function lookUpPath(
  search: Search,
  path: string,
  options: CallOptions = {},
): Promise<Result<PathTarget | undefined, CatalogFailure>> {
  const urlPath = path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
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
  return ok(category === undefined ? undefined : { type: 'category', category });
}
