import type { PageTag, TaggedKind } from '@shop/contract';
import type { QueryCache, QueryCacheNotifyEvent } from '@tanstack/react-query';

/** Maximum depth of the search for products in the data of a page: pages → items → product. */
const depth = 5;

/**
 * Collects the tags of a page during its render: the router empties the query cache before the page is complete, so it
 * cannot be read afterwards. Returns a function that gives the tags of the page: its kind, `P` with the id of each
 * product, `C` with the id of each category that it lists.
 */
export function collectPageTags(cache: QueryCache): (kind: TaggedKind) => readonly PageTag[] {
  const tags = new Set<PageTag>();
  cache.subscribe((event) => {
    if (!bringsData(event)) return;
    const { queryKey, state } = event.query;
    const [name, , categoryId] = queryKey as readonly unknown[];
    if (name === 'listing' && typeof categoryId === 'number') tags.add(`C${categoryId}`);
    for (const { id } of productsIn(state.data)) tags.add(`P${id}`);
  });
  return (kind) => [kind, ...tags];
}

const bringsData = (event: QueryCacheNotifyEvent) =>
  event.type === 'added' || (event.type === 'updated' && event.action.type === 'success');

interface ShownProduct {
  readonly id: number;
  readonly sku: string;
}

/** Finds the products in the data of a query; it does not search inside a product. */
export function productsIn(data: unknown): readonly ShownProduct[] {
  if (typeof data !== 'object' || data === null) return [];
  const storedProducts = productsByData.get(data);
  if (storedProducts !== undefined) return storedProducts;
  const products: ShownProduct[] = [];
  addProducts(data, products, depth);
  productsByData.set(data, products);
  return products;
}

/** Caches the products by query data: the data never changes, and many pages show the same data. */
const productsByData = new WeakMap<object, readonly ShownProduct[]>();

function addProducts(value: unknown, products: ShownProduct[], depthLeft: number): void {
  if (typeof value !== 'object' || value === null || depthLeft === 0) return;
  if (Array.isArray(value)) {
    for (const item of value) addProducts(item, products, depthLeft - 1);
    return;
  }
  const { id, sku } = value as { id?: unknown; sku?: unknown };
  if (typeof id === 'number' && typeof sku === 'string') products.push({ id, sku });
  else for (const inner of Object.values(value)) addProducts(inner, products, depthLeft - 1);
}
