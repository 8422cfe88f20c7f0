import type { Catalog } from '../../catalog/catalog.ts';
import type { NormalCategory } from '../../documents/normalise-category.ts';

/** Categories anyone may open: active, below the root of the tree, with an address. */
export function publicCategories(catalog: Pick<Catalog, 'all'>): readonly NormalCategory[] {
  return (catalog.all('category') as readonly NormalCategory[]).filter(
    ({ is_active: isActive, level, url_path: path }) => isActive && level > 0 && path !== '',
  );
}
