import type { RouteTarget } from '@shop/url-resolver';

/** Screens of the catch-all route. */
export type ScreenKind = RouteTarget['kind'];

/** Their modules by their name in the build, so that a page can preload the files of its screen. */
export const screenModules: Readonly<Record<ScreenKind, string>> = {
  product: 'src/features/product/product-screen.tsx',
  category: 'src/features/category/category-screen.tsx',
  campaign: 'src/features/content/content-screen.tsx',
  info: 'src/features/content/content-screen.tsx',
};
