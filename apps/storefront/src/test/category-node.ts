import type { CategoryNode } from '../queries/category-tree.ts';

/** Returns a category below the root, without products and subcategories, with these fields. */
export const categoryNode = (fields: Partial<CategoryNode>): CategoryNode => ({
  id: 2,
  name: 'Minden',
  slug: 'minden',
  urlPath: 'minden',
  parentId: 1,
  level: 1,
  productCount: 0,
  inMenu: true,
  path: '1/2',
  thumbnail: null,
  scene: null,
  description: null,
  children: [],
  ...fields,
});
