import type { Log, Observable, Result, StorageFailure } from '@shop/kernel';
import type { ProductList } from './product-list.ts';
import type { SavedProduct } from './saved-product.ts';
import type { SavedListPorts } from './stored-list.ts';

/** A product wished for. The quantity is always 1. */
export type WishedProduct = SavedProduct & { readonly qty: 1 };

/** The server did not take or give the list. */
export interface MirrorFailure {
  readonly kind: 'refused' | 'unavailable';
  readonly cause?: unknown;
}

/** The wishlist of the signed-in customer on the server: product ids. */
export interface WishlistServer {
  /** Whether there is a token; without one nothing is sent. */
  isSignedIn(): boolean;
  add(productId: number): Promise<Result<void, MirrorFailure>>;
  remove(productId: number): Promise<Result<void, MirrorFailure>>;
  list(): Promise<Result<readonly number[], MirrorFailure>>;
}

export interface WishlistPorts extends SavedListPorts {
  readonly server: WishlistServer;
  /** Fetches products by id; ids nobody has are simply not among them. */
  readonly products: {
    byIds(ids: readonly number[]): Promise<Result<readonly SavedProduct[], MirrorFailure>>;
  };
  /** Hears of a server that did not take part; the shopper does not. */
  readonly log: Log;
}

export interface Wishlist extends ProductList<WishedProduct> {
  /** Takes everything out here; the server's list stays. What logging out does. */
  clear(): Promise<Result<void, StorageFailure>>;
  /** Makes this list and the server's one: sends what only is here, fetches what only is there. */
  refreshAfterLogin(): Promise<void>;
  /** Resolves when everything that was to be sent has been answered. */
  whenMirrored(): Promise<void>;
  readonly items: Observable<readonly WishedProduct[]>;
}

/** Stored under `current-wishlist`. Source: SL-12 to SL-19. */
export function createWishlist(ports: WishlistPorts): Wishlist {
  throw new Error(String(ports));
}
