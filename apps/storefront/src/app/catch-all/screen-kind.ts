import type { RouteTarget } from '@shop/url-resolver';

/** The screens an address without a route of its own can turn out to be. */
export type ScreenKind = RouteTarget['kind'];

/** Their modules as the build names them, so that a page can preload the files of its own screen. */
export const screenModules: Readonly<Record<ScreenKind, string>> = {
  product: 'src/features/product/product-screen.tsx',
  category: 'src/features/category/category-screen.tsx',
  campaign: 'src/features/content/content-screen.tsx',
  info: 'src/features/content/content-screen.tsx',
};
