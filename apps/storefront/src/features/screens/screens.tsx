import { lazy, useState, type ComponentType } from 'react';
import type { ScreenKind } from './screen-kind.ts';
import type { ScreenProps } from './screen-place.ts';

interface Screen {
  readonly Component: ComponentType<ScreenProps>;
  /** Fetches its files. Rejects when they cannot be had. */
  fetch(): Promise<void>;
}

/** A screen in files of its own; once they were fetched it renders in one piece, without a stand-in before it. */
function screenOf(load: () => Promise<{ default: ComponentType<ScreenProps> }>): Screen {
  let ready: ComponentType<ScreenProps> | undefined;
  const Late = lazy(load);
  return {
    Component({ place }) {
      // What a screen began as it stays: changing over would build it anew.
      const [Found] = useState<ComponentType<ScreenProps>>(() => ready ?? Late);
      return <Found place={place} />;
    },
    async fetch() {
      ready ??= (await load()).default;
    },
  };
}

const content = screenOf(() => import('../content/content-screen.tsx'));

/** The screens of the catch-all route. */
export const screens: Readonly<Record<ScreenKind, Screen>> = {
  product: screenOf(() => import('../product/product-screen.tsx')),
  category: screenOf(() => import('../category/category-screen.tsx')),
  campaign: content,
  info: content,
};
