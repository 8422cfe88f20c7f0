export { createClaims } from './claims.ts';
export type { Claim, ClaimPorts, Claims } from './claims.ts';
export { createCompareList } from './compare.ts';
export type { CompareList } from './compare.ts';
export type { ProductList } from './product-list.ts';
export { createRecentSearches } from './recent-searches.ts';
export type { RecentSearches, RecentSearchesConfig } from './recent-searches.ts';
export { createRecentlyViewed } from './recently-viewed.ts';
export type { RecentlyViewed, RecentlyViewedConfig } from './recently-viewed.ts';
export { takeSnapshot } from './saved-product.ts';
export type { SavedProduct } from './saved-product.ts';
export { readComparison, writeComparison } from './shared-comparison.ts';
export type { SavedListPorts } from './stored-list.ts';
export { createWishlist } from './wishlist.ts';
export type { Wishlist, WishlistPorts } from './wishlist.ts';
export type {
  MirrorFailure,
  WishedProduct,
  WishlistProducts,
  WishlistServer,
} from './wishlist-server.ts';
