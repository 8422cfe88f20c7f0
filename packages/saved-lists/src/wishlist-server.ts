import type { Result } from '@shop/kernel';
import type { SavedProduct } from './saved-product.ts';

/** A product of the wishlist. The quantity is always 1. */
export type WishedProduct = SavedProduct & { readonly qty: 1 };

/** The server rejected a call, or could not be reached. */
export interface MirrorFailure {
  readonly kind: 'refused' | 'unavailable';
  readonly cause?: unknown;
}

/** The wishlist of the signed-in customer on the server: product ids. */
export interface WishlistServer {
  /** Returns true if there is a token; without a token nothing is sent. */
  isSignedIn(): boolean;
  add(productId: number): Promise<Result<void, MirrorFailure>>;
  remove(productId: number): Promise<Result<void, MirrorFailure>>;
  list(): Promise<Result<readonly number[], MirrorFailure>>;
}

/** Functions of the catalog that the wishlist uses. */
export interface WishlistProducts {
  /** Fetches products by id; leaves out unknown ids. */
  byIds(ids: readonly number[]): Promise<Result<readonly SavedProduct[], MirrorFailure>>;
}
