import { categoryOf, categoryTree, placedCategories, rootCategory } from './categories.ts';
import type { CategoryDefinition } from './categories.ts';
import { collectionsRoot, thematicCollections } from './collections.ts';
import type { ProductDefinition } from './definition.ts';
import { picturePaths } from './picture-paths.ts';
import { categoriesOf } from './product-document.ts';

const borrowed = new Map<number, string | { readonly no: number }>([
  [collectionsRoot, '/szobak/japandi-nappali.webp'],
  ...thematicCollections.map(({ id, picture }) => [id, picture] as const),
]);

/** Departments whose face alone would stand in an almost empty room: a room of the shop is at their head. */
const roomHeads: Readonly<Record<number, string>> = {
  80: '/szobak/puha-sarok.webp',
  100: '/szobak/eloszoba.webp',
  110: '/szobak/tervezes.webp',
  120: '/szobak/furdoszoba.webp',
};

/** The room at the head of a category, if it is not its face that stands there. */
export function headRoom(id: number): string | undefined {
  const picture = borrowed.get(id);
  return roomHeads[id] ?? (typeof picture === 'string' ? picture : undefined);
}

/** Where a collection's picture comes from: one that exists anyway. Other categories have their own. */
export const borrowedPicture = (id: number): string | { readonly no: number } | undefined =>
  borrowed.get(id);

/** The picture that stands for a category. Errors: throws if it refers to an undefined product. */
export function categoryPicture(id: number, products: readonly ProductDefinition[]): string {
  const picture = borrowed.get(id);
  if (picture === undefined) return `/kategoriak/${categoryOf(id).slug}.webp`;
  if (typeof picture === 'string') return picture;
  const product = products.find(({ no }) => no === picture.no);
  if (product === undefined) throw new Error(`Category ${id} borrows from ${picture.no}`);
  return picturePaths(product, {}).second;
}

/** The scene at the head of a department or a collection; what lies deeper begins with its products. */
export function categoryScene(id: number): string | undefined {
  const { level, slug } = categoryOf(id);
  return level <= 2 || borrowed.has(id) ? `/kategoriak/${slug}-szeles.webp` : undefined;
}

/** Number of listed products of each category, including its subcategories. */
function productCounts(products: readonly ProductDefinition[]): Map<number, number> {
  const counts = new Map<number, number>([[rootCategory, products.length]]);
  for (const product of products) {
    for (const id of categoriesOf(product)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

export function categoryDocuments(products: readonly ProductDefinition[]) {
  const counts = productCounts(products);
  const document = (definition: CategoryDefinition): Record<string, unknown> => {
    const place = categoryOf(definition.id);
    const children = definition.children ?? [];
    return {
      id: definition.id,
      name: definition.name,
      slug: place.slug,
      url_key: place.slug,
      url_path: place.urlPath,
      parent_id: place.parentId,
      level: place.level,
      position: place.position,
      path: place.path,
      is_active: true,
      include_in_menu: definition.inMenu ?? true,
      children_count: children.length,
      product_count: counts.get(definition.id) ?? 0,
      image: categoryScene(definition.id) ?? categoryPicture(definition.id, products),
      thumbnail: categoryPicture(definition.id, products),
      description: `<p>${definition.text}</p>`,
      children_data: children.map((child) => document(child)),
    };
  };
  return placedCategories.map(({ definition }) =>
    document(definition.id === rootCategory ? categoryTree : definition),
  );
}
