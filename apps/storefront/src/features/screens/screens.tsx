import { latePart, type LatePart } from '../../shell/late-part.tsx';
import type { ScreenKind } from './screen-kind.ts';
import type { ScreenProps } from './screen-place.ts';

const content = latePart(() => import('../content/content-screen.tsx'));

/** The screens of the catch-all route. */
export const screens: Readonly<Record<ScreenKind, LatePart<ScreenProps>>> = {
  product: latePart(() => import('../product/product-screen.tsx')),
  category: latePart(() => import('../category/category-screen.tsx')),
  campaign: content,
  info: content,
};
