import type { Category, Product } from '@shop/contract';
import type { Result } from '@shop/kernel';
import type { LinkedProduct } from './links.ts';

/** What a lookup must tell of a product. */
export type FoundProduct = LinkedProduct & Pick<Product, 'type_id'>;
/** What a lookup must tell of a category. */
export type FoundCategory = Pick<Category, 'id'> & Partial<Pick<Category, 'url_path' | 'slug'>>;

/** Nobody could be asked: no network, no answer, an answer nobody understands. */
export interface LookupFailure {
  readonly kind: 'unavailable';
  readonly cause?: unknown;
}

/**
 * Asks the catalogue who lives at a path. `urlPath` is plain text without a slash in front; `storeCode` is
 * empty where the path names no store view. Nobody there is `ok(undefined)`.
 */
export interface EntityLookup {
  productByPath(
    urlPath: string,
    storeCode: string,
  ): Promise<Result<FoundProduct | undefined, LookupFailure>>;
  categoryByPath(
    urlPath: string,
    storeCode: string,
  ): Promise<Result<FoundCategory | undefined, LookupFailure>>;
}
