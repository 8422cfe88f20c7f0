import { queryOptions, useQuery } from '@tanstack/react-query';
import { subtreeIds } from '@shop/catalog-client';
import { picturePath, type Category } from '@shop/contract';
import { htmlToText } from '@shop/format';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import { answered } from './answered.ts';
import { freshFor } from './fresh-for.ts';

/** Category with the fields of menus, breadcrumbs and listings. */
export interface CategoryNode {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly urlPath: string;
  readonly parentId: number;
  readonly level: number;
  /** Null if the catalog has no count. */
  readonly productCount: number | null;
  readonly inMenu: boolean;
  readonly path: string;
  /** Image of its tile in menus and lists of subcategories. */
  readonly thumbnail: string | null;
  /** Image at the top of its page. */
  readonly scene: string | null;
  readonly description: string | null;
  readonly textLanguage?: string | undefined;
  readonly children: readonly CategoryNode[];
}

/** Query of the whole tree, roots first, each level by position. Fetched once per page load. */
export const categoryTreeQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['category-tree', shop.view.code],
    queryFn: async () => (await answered(shop.catalog.categoryTree())).map(nodeOf),
    staleTime: freshFor(600_000),
  });

/** Returns the tree for header and footer: empty while it is unavailable, because these must render. */
export function useCategoryTree(): readonly CategoryNode[] {
  return useQuery(categoryTreeQuery(useShop())).data ?? noCategories;
}

const noCategories: readonly CategoryNode[] = [];

function nodeOf(category: Category): CategoryNode {
  const image = picturePath(category.image) ?? null;
  const thumbnail = picturePath(category.thumbnail) ?? image;
  return {
    id: category.id,
    name: category.name,
    slug: category.slug ?? String(category.id),
    urlPath: category.url_path ?? '',
    parentId: category.parent_id ?? 1,
    level: category.level ?? 1,
    productCount: category.product_count ?? null,
    inMenu: category.include_in_menu !== false && category.is_active !== false,
    path: category.path ?? '',
    thumbnail,
    scene: image === thumbnail ? null : image,
    description: htmlToText(category.description ?? '') || null,
    textLanguage: category.text_language,
    children: (category.children_data ?? []).map(nodeOf),
  };
}

/** Finds a node of the tree by id, or by slug if the id is unknown. */
export function findCategory(
  nodes: readonly CategoryNode[],
  target: { readonly id: number | undefined; readonly slug?: string },
): CategoryNode | undefined {
  for (const node of nodes) {
    const isIt = target.id === undefined ? node.slug === target.slug : node.id === target.id;
    const matchingNode = isIt ? node : findCategory(node.children, target);
    if (matchingNode !== undefined) return matchingNode;
  }
  return undefined;
}

/** Returns the image at the top of a category page: its own, else that of the nearest ancestor with one. */
export function sceneOf(
  nodes: readonly CategoryNode[],
  id: number,
  above: string | null = null,
): string | null {
  for (const node of nodes) {
    const scene = node.scene ?? above;
    const matchingScene = node.id === id ? scene : sceneOf(node.children, id, scene);
    if (matchingScene !== null) return matchingScene;
  }
  return null;
}

/** Returns the ids of a category and its descendants. */
export function idsUnder(category: CategoryNode): readonly number[] {
  return subtreeIds(category, ({ children }) => children);
}

interface TrailCategory {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly level: number;
  readonly url_path: string;
}

/** Returns the tree as a flat list, for breadcrumbs. */
export const trailCategories: typeof flatCategories = import.meta.env.SSR
  ? storedFlatCategories
  : flatCategories;

const flatTrees = import.meta.env.SSR
  ? new WeakMap<readonly CategoryNode[], readonly TrailCategory[]>()
  : undefined;

/** A server flattens each tree once for all pages. */
function storedFlatCategories(nodes: readonly CategoryNode[]): readonly TrailCategory[] {
  const categories = flatTrees?.get(nodes) ?? flatCategories(nodes);
  flatTrees?.set(nodes, categories);
  return categories;
}

function flatCategories(nodes: readonly CategoryNode[]): readonly TrailCategory[] {
  return nodes.flatMap(({ id, name, path, level, urlPath, children }) => [
    { id, name, path, level, url_path: urlPath },
    ...flatCategories(children),
  ]);
}
