export { createCartSync } from './create-cart-sync.ts';
export type { AddOptions, AddRefusal, CartSync, LineRefusal, SyncOptions } from './cart-sync.ts';
export { defaultCartSyncConfig } from './default-cart-sync-config.ts';
export type { CartSyncConfig } from './cart-sync-config.ts';
export type {
  CartPorts,
  CartProducts,
  CheckoutView,
  StockAnswer,
  StockQueue,
  UserSession,
} from './cart-ports.ts';
export { couponReason } from './idle-coupon.ts';
export type { IdleCoupon } from './idle-coupon.ts';
export { lineKey } from './line-identity.ts';
export { optionChecksum } from './option-checksum.ts';
export { lineDiscount } from './line-discount.ts';
export { lineStock, stockOf } from './line-stock.ts';
export { lineTotal } from './line-total.ts';
export { isUnsent } from './plan-merge.ts';
export { changedPrice, priceChange } from './price-change.ts';
export type { PriceChange } from './price-change.ts';
export type { CartItem, PendingWrite, RemovedLine } from './cart-item.ts';
export type { CartNotice, CouponRefusal } from './cart-notice.ts';
export type { CartState, CartStatus, CartTotals, Coupon } from './cart-state.ts';
export type { ServerCartFailure } from './server-cart.ts';
export type { CartSyncPorts, ServerSync } from './server-sync.ts';
export type { LineReport, SyncReport } from './sync-report.ts';
