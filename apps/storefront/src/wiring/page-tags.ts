import type { PageTag, TaggedKind } from '@shop/contract';
import type { QueryClient } from '@tanstack/react-query';

/** How deep products are looked for in what a page was made of: pages → items → product. */
const depth = 5;

/**
 * What a page shows, for whoever keeps it: its kind, `P` and the id of each product, `C` and the id of each
 * category it lists.
 */
export function pageTags(kind: TaggedKind, queryClient: QueryClient): readonly PageTag[] {
  const tags = new Set<PageTag>([kind]);
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const [name, , categoryId] = queryKey;
    if (name === 'listing' && typeof categoryId === 'number') tags.add(`C${categoryId}`);
    addProducts(state.data, tags, depth);
  }
  return [...tags];
}

function addProducts(value: unknown, tags: Set<PageTag>, left: number): void {
  if (typeof value !== 'object' || value === null || left === 0) return;
  if (Array.isArray(value)) {
    for (const item of value) addProducts(item, tags, left - 1);
    return;
  }
  const { id, sku } = value as { id?: unknown; sku?: unknown };
  if (typeof id === 'number' && typeof sku === 'string') tags.add(`P${id}`);
  else for (const inner of Object.values(value)) addProducts(inner, tags, left - 1);
}
