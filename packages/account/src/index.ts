export { defaultAccountConfig } from './account/account-ports.ts';
export type { AccountConfig, AccountPorts } from './account/account-ports.ts';
export type {
  Account,
  AccountEvent,
  AccountFailure,
  CallOptions,
  Credentials,
  NewCustomer,
  OrderPage,
  Session,
  TokenPair,
} from './account/account.ts';
export { createAccount } from './account/create-account.ts';
export { allowedTransitions } from './orders/order-status.ts';
export type { OrderActor } from './orders/order-status.ts';
export { dataClearedOnSignOut } from './session/data-cleared-on-sign-out.ts';
export type { SessionData, SessionEnd } from './session/data-cleared-on-sign-out.ts';
export {
  awaitsPayment,
  isInProgress,
  canDownloadFiles,
  isVerifiedPurchase,
} from './orders/order-facts.ts';
export type { PaidOrder } from './orders/order-facts.ts';
export { isWithdrawalOpen } from './orders/withdrawal-open.ts';
export type { WithdrawalFacts } from './orders/withdrawal-open.ts';
export { nextTokenLock, openLock } from './tokens/token-lock.ts';
export type { RefreshFailure, TokenLock, TokenLockEvent } from './tokens/token-lock.ts';
