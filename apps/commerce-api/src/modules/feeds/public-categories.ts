import type { Catalogue } from '../../catalog/catalog.ts';
import type { CompleteCategory } from '../../documents/normalise-category.ts';

/** Categories anyone may open: active, below the root of the tree, with an address. */
export function publicCategories(catalogue: Pick<Catalogue, 'all'>): readonly CompleteCategory[] {
  return (catalogue.all('category') as readonly CompleteCategory[]).filter(
    ({ is_active: isActive, level, url_path: path }) => isActive && level > 0 && path !== '',
  );
}
