import { queryOptions, useQuery } from '@tanstack/react-query';
import { subtreeIds } from '@shop/catalog-client';
import { picturePath, type Category } from '@shop/contract';
import { htmlToText } from '@shop/format';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import { answered } from './answered.ts';
import { freshFor } from './fresh-for.ts';

/** A category as menus, breadcrumbs and listings need it. */
export interface CategoryNode {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly urlPath: string;
  readonly parentId: number;
  readonly level: number;
  /** Null where the catalog does not count. */
  readonly productCount: number | null;
  readonly inMenu: boolean;
  readonly path: string;
  /** Its tile in menus and among its siblings. */
  readonly thumbnail: string | null;
  /** The scene at its head. */
  readonly scene: string | null;
  readonly description: string | null;
  readonly textLanguage?: string | undefined;
  readonly children: readonly CategoryNode[];
}

/** The whole tree, roots first, each level by position. Fetched once per page life. */
export const categoryTreeQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['category-tree', shop.view.code],
    queryFn: async () => (await answered(shop.catalog.categoryTree())).map(nodeOf),
    staleTime: freshFor(600_000),
  });

/** The tree for the frame of a screen: empty while it is unavailable, because the frame must render. */
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

/** The scene at the head of a category: its own, else that of the nearest one above it that has one. */
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

/** The ids of a category and everything under it. */
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

/** The tree laid flat, as breadcrumbs want it. */
export const trailCategories: typeof flatCategories = import.meta.env.SSR
  ? storedFlatCategories
  : flatCategories;

const flatTrees = import.meta.env.SSR
  ? new WeakMap<readonly CategoryNode[], readonly TrailCategory[]>()
  : undefined;

/** A server lays each tree flat once for all pages. */
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
