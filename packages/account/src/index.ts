export { defaultAccountConfig } from './account-ports.ts';
export type { AccountConfig, AccountPorts } from './account-ports.ts';
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
} from './account.ts';
export { createAccount } from './create-account.ts';
export { orderMoves } from './order-status.ts';
export type { OrderMover } from './order-status.ts';
export { leavesWithSession } from './leaves-with-session.ts';
export type { SessionBelonging, SessionEnd } from './leaves-with-session.ts';
export { awaitsMoney, isUnderWay, mayFetchFiles, provesBuyer } from './order-facts.ts';
export type { PaidOrder } from './order-facts.ts';
export { isWithdrawalOpen } from './withdrawal-open.ts';
export type { WithdrawalFacts } from './withdrawal-open.ts';
export { nextTokenLock, openLock } from './token-lock.ts';
export type { RefreshFailure, TokenLock, TokenLockEvent } from './token-lock.ts';
