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
export { dataClearedOnSignOut } from './session/data-cleared-on-sign-out.ts';
export type { SessionData, SessionEnd } from './session/data-cleared-on-sign-out.ts';
export { nextTokenLock, openLock } from './tokens/token-lock.ts';
export type { RefreshFailure, TokenLock, TokenLockEvent } from './tokens/token-lock.ts';
