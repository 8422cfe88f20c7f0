import type { Category, Product } from '@shop/contract';
import type { Result } from '@shop/kernel';
import type { LinkedProduct } from '../links/links.ts';

/** What a lookup must tell of a product. */
export type ResolvedProduct = LinkedProduct & Pick<Product, 'type_id'>;
/** What a lookup must tell of a category. */
export type ResolvedCategory = Pick<Category, 'id'> & Partial<Pick<Category, 'url_path' | 'slug'>>;

/** Nobody could be asked: no network, no answer, an answer nobody understands. */
export interface LookupFailure {
  readonly kind: 'unavailable';
  readonly cause?: unknown;
}

/** A product or a category of the catalogue. */
export type ResolvedEntity =
  | { readonly kind: 'product'; readonly product: ResolvedProduct }
  | { readonly kind: 'category'; readonly category: ResolvedCategory };

/** Asks the catalogue what has a path. */
export interface EntityLookup {
  /**
   * Finds the product of that `url_path`, else the category; `ok(undefined)` when there is neither. `urlPath` is
   * plain text without a slash in front; `storeCode` is empty where the path names no store view.
   */
  find(
    urlPath: string,
    storeCode: string,
  ): Promise<Result<ResolvedEntity | undefined, LookupFailure>>;
}
