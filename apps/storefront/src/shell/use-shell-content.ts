import { useLocation } from '@tanstack/react-router';
import { useCategoryTree } from '../queries/category-tree.ts';
import { useShop } from '../shop/use-shop.ts';
import { menuCategories } from '../shared/categories/menu-categories.ts';

/** Complete input of header and footer in addition to the settings of the page, as `Hydrate` takes it. */
interface FrameContent {
  readonly header: string | undefined;
  readonly footer: string | undefined;
}

const treeNumbers = new WeakMap<object, number>();
let trees = 0;

/** Returns a number for this tree object; a tree that is fetched again gets another number. */
function numberOf(tree: object): number {
  const storedNumber = treeNumbers.get(tree);
  if (storedNumber !== undefined) return storedNumber;
  trees += 1;
  treeNumbers.set(tree, trees);
  return trees;
}

function useServerFrameContent(): FrameContent {
  const { config, linkRules } = useShop();
  const tree = useCategoryTree();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isInMenu = menuCategories(tree, linkRules, path).some(({ current }) => current === true);
  const number = numberOf(tree);
  return {
    header: `header ${number} ${isInMenu ? path : ''}`,
    // The links to other store views contain the address of the page.
    footer: config.stores.multistore ? undefined : `footer ${number}`,
  };
}

const nothing: FrameContent = { header: undefined, footer: undefined };

export const useShellContent: () => FrameContent = import.meta.env.SSR
  ? useServerFrameContent
  : () => nothing;
