import { lazyRouteComponent } from '@tanstack/react-router';
import type { ScreenKind } from './screen-kind.ts';

const content = lazyRouteComponent(() => import('../content/content-screen.tsx'));

/** The screens of the catch-all route, each in files of its own. */
export const screens = {
  product: lazyRouteComponent(() => import('../product/product-screen.tsx')),
  category: lazyRouteComponent(() => import('../category/category-screen.tsx')),
  campaign: content,
  info: content,
} satisfies Readonly<Record<ScreenKind, unknown>>;

/** Fetches a screen's files: once they are there it renders in one piece, without a stand-in before it. */
export async function fetchScreen(kind: ScreenKind): Promise<void> {
  await screens[kind].preload?.();
}
