import type { PageTag, TaggedKind } from '@shop/contract';
import type { QueryCache, QueryCacheNotifyEvent } from '@tanstack/react-query';

/** How deep products are looked for in what a page was made of: pages → items → product. */
const depth = 5;

/**
 * Collects what a page shows while it is made: the router empties the query cache before the page is complete, so
 * nothing can be read from it afterwards. Returns a function that gives the tags of the page: its kind, `P` and the
 * id of each product, `C` and the id of each category it lists.
 */
export function collectPageTags(cache: QueryCache): (kind: TaggedKind) => readonly PageTag[] {
  const tags = new Set<PageTag>();
  cache.subscribe((event) => {
    if (!bringsData(event)) return;
    const { queryKey, state } = event.query;
    const [name, , categoryId] = queryKey as readonly unknown[];
    if (name === 'listing' && typeof categoryId === 'number') tags.add(`C${categoryId}`);
    addProducts(state.data, tags, depth);
  });
  return (kind) => [kind, ...tags];
}

const bringsData = (event: QueryCacheNotifyEvent) =>
  event.type === 'added' || (event.type === 'updated' && event.action.type === 'success');

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
