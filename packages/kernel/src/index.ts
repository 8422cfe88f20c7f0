export { createAbort } from './abort.ts';
export { as } from './brand.ts';
export type { Brand, CartToken, EpochMs, IsoDate, RefreshToken, Sku, UserToken } from './brand.ts';
export { centralEuropeanClock, centralEuropeanMoment } from './central-european-time.ts';
export { characterCount } from './character-count.ts';
export { createClock } from './clock.ts';
export type { Timers } from './clock.ts';
export { couponCode } from './coupon-code.ts';
export { groupedLinks } from './grouped-links.ts';
export type { GroupedLink, GroupedProduct, PartLink } from './grouped-links.ts';
export { nextOpen } from './next-open.ts';
export type { OpenEvent } from './next-open.ts';
export { createObservable } from './observable.ts';
export type { Observable, WritableObservable } from './observable.ts';
export type {
  Abort,
  BatchStore,
  Broadcast,
  Clock,
  Connectivity,
  Fetch,
  Ids,
  KeyValueStore,
  Lock,
  Log,
  NetworkFailure,
  StorageFailure,
  WireAnswer,
  WireRequest,
} from './ports.ts';
export { picturePath } from './picture-path.ts';
export { redact } from './redact.ts';
export { repeatsNotice } from './repeats-notice.ts';
export { longestWaitMs, retryWait } from './retry-wait.ts';
export type { RetryPace } from './retry-wait.ts';
export { err, ok } from './result.ts';
export type { Err, Ok, Result } from './result.ts';
export { canBeHad, isOffSale, isSoldOut, piecesToHave, saysSoldOut } from './sale-state.ts';
export type { StockCount, Stocked } from './sale-state.ts';
export { mostSoldQuantity, nextSoldQuantity, soldQuantities } from './sold-quantities.ts';
export type { SaleTerms, SoldQuantities, WithSaleTerms } from './sold-quantities.ts';
export { plainCode, plainEmail, plainText } from './plain-text.ts';
