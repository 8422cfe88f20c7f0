export { compositeHistory } from './history/composite-history.ts';
export type { HistoryPart } from './history/composite-history.ts';
export { isDiscounted } from './product/is-discounted.ts';
export { minSaleMs, priorPeriodMs } from './history/prior-price.ts';
export { priceSchedule, pricesValidUntil } from './history/price-schedule.ts';
