export { assembledLedger } from './assembled-ledger.ts';
export type { LedgerPart } from './assembled-ledger.ts';
export { isLower } from './lower-price.ts';
export { minSaleMs, priorPeriodMs } from './prior-price.ts';
export { priceCourse, pricesHoldUntil } from './price-course.ts';
export { endMomentOf } from './zone-time.ts';
