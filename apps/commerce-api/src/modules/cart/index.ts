export { readStock } from './availability.ts';
export { cartRoutes } from './cart-routes.ts';
export {
  cartColumns,
  type CartItemRow,
  type CartRow,
  cartSecretName,
  findCart,
  readItems,
} from './cart-store.ts';
export { cartError } from './cart-refusal-http.ts';
export type { CartRefusal } from './cart-refusal.ts';
export { quantityRefusal } from './change-line.ts';
export { couponRoutes } from './coupon-routes.ts';
export { handoffRoutes } from './handoff-routes.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { loadProductLookup, type SalesCatalog } from './product-lookup.ts';
export { totalsRoutes } from './totals-routes.ts';
