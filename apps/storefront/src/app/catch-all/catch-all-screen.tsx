import { latePart, type LatePart } from '../../platform/late-part.tsx';
import type { ScreenKind } from './screen-kind.ts';
import type { ScreenProps } from '../../shared/page/screen-place.ts';

const content = latePart(() => import('../../features/content/content-screen.tsx'));

/** Screens of the catch-all route, by kind. */
export const catchAllScreens: Readonly<Record<ScreenKind, LatePart<ScreenProps>>> = {
  product: latePart(() => import('../../features/product/product-screen.tsx')),
  category: latePart(() => import('../../features/category/category-screen.tsx')),
  campaign: content,
  info: content,
};
