import type { NormalCategory } from '@shop/catalog-documents';
import type { FeedSource } from './feed-source.ts';

/** Returns the public categories: active, below the root of the tree, with a URL. */
export function publicCategories({ all }: Pick<FeedSource, 'all'>): readonly NormalCategory[] {
  return (all('category') as readonly NormalCategory[]).filter(
    ({ is_active: isActive, level, url_path: path }) => isActive && level > 0 && path !== '',
  );
}
