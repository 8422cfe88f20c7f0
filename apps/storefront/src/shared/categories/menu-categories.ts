import { categoryPath, type LinkRules } from '@shop/url-resolver';
import type { MenuCategory } from '@shop/ui';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { pictureSource } from '../pictures/picture-source.ts';

/**
 * Returns the categories of the menu: children of the root that are in the menu and not empty. An image in `images`, by
 * category id, takes precedence over the category's own.
 */
export function menuCategories(
  tree: readonly CategoryNode[],
  rules: LinkRules,
  currentPath: string,
  images: Readonly<Record<string, string>> = noImages,
): readonly MenuCategory[] {
  const atPath = (entry: MenuCategory): MenuCategory => ({
    ...entry,
    current: currentPath === entry.href || currentPath.startsWith(`${entry.href}/`),
    children: entry.children?.map(atPath) ?? [],
  });
  return entriesOf(tree, rules, images).map(atPath);
}

const noImages: Readonly<Record<string, string>> = {};

interface MadeEntries {
  readonly rules: LinkRules;
  readonly images: Readonly<Record<string, string>>;
  readonly entries: readonly MenuCategory[];
}

/** Caches the entries by tree: header, footer and drawer of every page show the same tree. */
const entriesByTree = new WeakMap<readonly CategoryNode[], MadeEntries>();

function entriesOf(
  tree: readonly CategoryNode[],
  rules: LinkRules,
  images: Readonly<Record<string, string>>,
): readonly MenuCategory[] {
  const storedEntries = entriesByTree.get(tree);
  const { useDispatcher, storeCode } = rules;
  if (
    storedEntries?.images === images &&
    storedEntries.rules.useDispatcher === useDispatcher &&
    storedEntries.rules.storeCode === storeCode
  ) {
    return storedEntries.entries;
  }
  const entry = (node: CategoryNode): MenuCategory => {
    const picture = images[node.id] ?? node.thumbnail;
    return {
      id: String(node.id),
      label: node.name,
      href: categoryPath({ url_path: node.urlPath, slug: node.slug }, rules),
      current: false,
      children: shownInMenu(node.children).map(entry),
      picture: picture === null ? undefined : pictureSource(picture, 'card', ''),
    };
  };
  const [root] = tree;
  const entries = shownInMenu(root?.children ?? []).map(entry);
  entriesByTree.set(tree, { rules, images, entries });
  return entries;
}

/** Returns the categories to show in a menu. */
export function shownInMenu(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  return nodes.filter((node) => node.inMenu && hasProducts(node));
}

/**
 * Returns false if neither the category nor a descendant has products. Some catalogs have no count, some count only the
 * products directly in a category.
 */
function hasProducts({ productCount, children }: CategoryNode): boolean {
  return productCount === null || productCount > 0 || children.some(hasProducts);
}
