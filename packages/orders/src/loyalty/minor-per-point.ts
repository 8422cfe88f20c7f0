import type { Currency } from '@shop/money';

/** Total of completed orders that gives one loyalty point, in minor units: 100 Ft, 25 cents, 125 bani. Source: OR-22. */
export const minorPerPoint: Readonly<Record<Currency, number>> = { HUF: 100, EUR: 25, RON: 125 };
