import type { StoreView } from './schema.ts';

/**
 * Converts a list price of the default view to the currency of another view and rounds it: to tenths of a unit below
 * 10, to a price ending in ,90 below 100, to whole units otherwise. 0 stays 0.
 *
 * Units: major units on both sides. Bounds: a price above 0 is at least a tenth of a unit.
 * Source: SC-35.
 */
export function viewAmount({ baseUnits }: Pick<StoreView, 'baseUnits'>, amount: number): number {
  if (baseUnits === 1 || amount === 0) return amount;
  const tenths = (amount / baseUnits) * 10;
  if (tenths >= 1_000) return Math.round(tenths / 10);
  if (Math.round(tenths) >= 100) return (Math.round((tenths + 1) / 10) * 10 - 1) / 10;
  return Math.max(1, Math.round(tenths)) / 10;
}
