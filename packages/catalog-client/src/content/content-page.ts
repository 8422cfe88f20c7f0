import type { PageBlock, PageContent, StoreContent } from '@shop/contract';

/** A page of the content, its blocks those this client knows. */
export type ContentPage = Omit<PageContent, 'blocks'> & {
  readonly uid: string;
  /** What it is written in, `hu`; absent where nobody says. */
  readonly language?: string;
  readonly blocks: readonly PageBlock[];
};

/** Where a page of the content lives; the path may hold placeholders. */
export interface ContentRoute {
  readonly uid: string;
  readonly path: string;
  readonly kind: PageContent['kind'];
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** A shop of the store finder. */
export type Store = StoreContent & { readonly uid: string };
