import type { VisibilityRefusal } from '@shop/catalog';

/** Reason why a requested product is not shown. Source: CC-38 to CC-40 and CC-43, CC-44. */
export type ProductRejection =
  /** The value of the search key is missing. */
  | { readonly kind: 'key-missing'; readonly key: string }
  | { readonly kind: 'not-found'; readonly key: string; readonly value: string }
  | VisibilityRefusal;

/** No category has this value in this key. Source: CC-34. */
export interface CategoryNotFound {
  readonly kind: 'not-found';
  readonly key: string;
  readonly value: string;
}
