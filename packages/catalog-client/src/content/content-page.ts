import type { PageBlock, PageContent, StoreContent } from '@shop/content';

/** A content page with the blocks this client knows. */
export type ContentPage = Omit<PageContent, 'blocks'> & {
  readonly uid: string;
  /** Language of the page, `hu`; absent if not specified. */
  readonly language?: string | undefined;
  readonly blocks: readonly PageBlock[];
};

/** Path of a content page; may contain placeholders. */
export interface ContentRoute {
  readonly uid: string;
  readonly path: string;
  readonly kind: PageContent['kind'];
  readonly values?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A store of the store finder. */
export type Store = StoreContent & { readonly uid: string };
