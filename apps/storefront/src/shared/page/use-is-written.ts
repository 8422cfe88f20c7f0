import { useShop } from '../../shop/use-shop.ts';

/** Returns a function that tells whether the shop has written the page of the content with this path. */
export function useIsWritten(): (path: string) => boolean {
  const { pages } = useShop().settings;
  return (path) => pages.some((page) => page.path === path);
}
