export { createCartSync } from './create-cart-sync.ts';
export type { AddOptions, AddRefusal, CartSync, LineRefusal, SyncOptions } from './cart-sync.ts';
export { defaultCartSyncConfig } from './default-cart-sync-config.ts';
export type { CartSyncConfig } from './cart-sync-config.ts';
export type {
  CartProducts,
  CartSyncPorts,
  CheckoutView,
  StockAnswer,
  StockQueue,
  UserSession,
} from './cart-sync-ports.ts';
export { lineKey } from './line-identity.ts';
export type { CartItem, PendingWrite, RemovedLine } from './cart-item.ts';
export type { CartNotice, CouponRefusal } from './cart-notice.ts';
export type { CartState, CartStatus, CartTotals, Coupon } from './cart-state.ts';
export { planMerge } from './plan-merge.ts';
export type { MergeFlags, MergePlan, MergeStep, RemovedMark } from './plan-merge.ts';
export { createServerCart } from './create-server-cart.ts';
export type { ServerCartWire } from './create-server-cart.ts';
export { failureText } from './failure-text.ts';
export type { ServerCart, ServerCartFailure, Versioned, WriteGuard } from './server-cart.ts';
export type { LineReport, SyncReport } from './sync-report.ts';
export { readSharedCart, writeSharedCart } from './shared-cart.ts';
export type { SharedCartRefusal, SharedLine } from './shared-cart.ts';
