import type { StoreView } from './schema.ts';

/**
 * A list price of the default view in the currency of another, as a shop would write it: in tens of cents below
 * 10, ending in ,90 below 100, in whole units from there on. 0 stays 0.
 *
 * Units: major units on both sides. Bounds: a price above 0 never becomes less than a tenth of a unit.
 * Source: SC-35.
 */
export function viewAmount({ baseUnits }: Pick<StoreView, 'baseUnits'>, amount: number): number {
  if (baseUnits === 1 || amount === 0) return amount;
  const tenths = (amount / baseUnits) * 10;
  if (tenths >= 1_000) return Math.round(tenths / 10);
  if (Math.round(tenths) >= 100) return (Math.round((tenths + 1) / 10) * 10 - 1) / 10;
  return Math.max(1, Math.round(tenths)) / 10;
}
