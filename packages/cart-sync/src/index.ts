export { createCartSync } from './cart/create-cart-sync.ts';
export type {
  AddOptions,
  AddRefusal,
  CartSync,
  LineRefusal,
  SyncOptions,
} from './cart/cart-sync.ts';
export { defaultCartSyncConfig } from './cart/default-cart-sync-config.ts';
export type { CartSyncConfig } from './cart/cart-sync-config.ts';
export type {
  CartPorts,
  CartProducts,
  CheckoutView,
  StockAnswer,
  StockQueue,
  UserSession,
} from './cart/cart-ports.ts';
export { couponReason } from './totals/idle-coupon.ts';
export type { IdleCoupon } from './totals/idle-coupon.ts';
export { lineKey } from './lines/line-identity.ts';
export { optionChecksum } from './lines/option-checksum.ts';
export { lineDiscount } from './lines/line-discount.ts';
export { lineStock, stockOf } from './lines/line-stock.ts';
export { lineTotal } from './lines/line-total.ts';
export { isUnsent } from './lines/line-state.ts';
export { changedPrice, priceChange } from './lines/price-change.ts';
export type { PriceChange } from './lines/price-change.ts';
export type { CartItem, PendingWrite, RemovedLine } from './lines/cart-item.ts';
export type { CartNotice, CouponRefusal } from './notices/cart-notice.ts';
export type { CartState, CartStatus, CartTotals, Coupon } from './cart/cart-state.ts';
export type { ServerCartFailure } from './server/server-cart.ts';
export type { CartServer, CartSyncPorts, CreateServerSync } from './sync/server-sync.ts';
export type { LineReport, SyncReport } from './sync/sync-report.ts';
