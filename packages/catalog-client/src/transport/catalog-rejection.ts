import type { VisibilityRefusal } from '@shop/catalog';

/** Reason why a requested product is not shown. Source: CC-38 to CC-40 and CC-43, CC-44. */
export type ProductRejection =
  /** No value was given for the key to search by. */
  | { readonly kind: 'key-missing'; readonly key: string }
  | { readonly kind: 'not-found'; readonly key: string; readonly value: string }
  | VisibilityRefusal;

/** No category has that value under that key. Source: CC-34. */
export interface CategoryNotFound {
  readonly kind: 'not-found';
  readonly key: string;
  readonly value: string;
}
