import type { Category, Product } from '@shop/contract';
import type { Result } from '@shop/kernel';
import type { LinkedProduct } from '../links/links.ts';

/** Product fields that a lookup must return. */
export type ResolvedProduct = LinkedProduct & Pick<Product, 'type_id'>;
/** Category fields that a lookup must return. */
export type ResolvedCategory = Pick<Category, 'id'> & Partial<Pick<Category, 'url_path' | 'slug'>>;

/** Failed lookup: no network, no response, or a response that cannot be parsed. */
export interface LookupFailure {
  readonly kind: 'unavailable';
  readonly cause?: unknown;
}

/** Product or category of the catalog. */
export type ResolvedEntity =
  | { readonly kind: 'product'; readonly product: ResolvedProduct }
  | { readonly kind: 'category'; readonly category: ResolvedCategory };

/** Lookup of paths in the catalog. */
export interface EntityLookup {
  /**
   * Finds the product with this `url_path`, else the category; `ok(undefined)` if there is neither. `urlPath` is plain
   * text without a leading slash; `storeCode` is empty if the path has no store code.
   */
  find(
    urlPath: string,
    storeCode: string,
  ): Promise<Result<ResolvedEntity | undefined, LookupFailure>>;
}
