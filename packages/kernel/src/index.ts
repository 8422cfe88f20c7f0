export { createAbortController } from './abort.ts';
export { unsafeBrand } from './brand.ts';
export type {
  Brand,
  CartToken,
  CustomerId,
  EpochMs,
  IsoDate,
  RefreshToken,
  Sku,
  UserToken,
} from './brand.ts';
export { characterCount } from './character-count.ts';
export { createClock } from './clock.ts';
export type { Timers } from './clock.ts';
export { couponCode } from './coupon-code.ts';
export { overlayReducer } from './overlay-reducer.ts';
export type { OverlayEvent } from './overlay-reducer.ts';
export { createObservable } from './observable.ts';
export type { Observable, WritableObservable } from './observable.ts';
export { createPersistentState } from './persistent-state.ts';
export type { PersistentState, PersistentStatePorts } from './persistent-state.ts';
export type {
  AbortSignalLike,
  BatchStore,
  Broadcast,
  Clock,
  Connectivity,
  Fetch,
  IdGenerator,
  KeyValueStore,
  Lock,
  LockHold,
  Log,
  NetworkFailure,
  SessionPort,
  StorageFailure,
  HttpResponse,
  HttpRequest,
} from './ports.ts';
export { redact } from './redact.ts';
export { isDuplicateNotice } from './is-duplicate-notice.ts';
export { maxRetryDelayMs, retryDelayMs } from './retry-delay.ts';
export type { BackoffOptions } from './retry-delay.ts';
export { err, ok } from './result.ts';
export type { Err, Ok, Result } from './result.ts';
export { plainCode, plainEmail, plainText } from './plain-text.ts';
