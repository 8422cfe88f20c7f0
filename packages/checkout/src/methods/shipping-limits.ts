/** What decides how a cart can travel. */
export interface Shipment {
  /** ISO code in capitals. */
  readonly country: string;
  readonly weightKg: number;
  /** Nothing in it is shipped. */
  readonly isVirtual: boolean;
}

/** What a way to deliver carries, and where to. */
export interface ShippingLimits {
  /** ISO codes in capitals. */
  readonly countries: readonly string[];
  /** Weight of the whole cart, both bounds included; a missing one is open. */
  readonly min_weight_kg?: number | undefined;
  readonly max_weight_kg?: number | undefined;
}

/** Whether goods can travel this way; what is never shipped does not travel. Source: CH-61. */
export function canShip(
  { countries, min_weight_kg: minKg = 0, max_weight_kg: maxKg = Infinity }: ShippingLimits,
  { country, weightKg, isVirtual }: Shipment,
): boolean {
  return (
    !isVirtual &&
    countries.includes(country) &&
    isWithinBounds(weightKg, { least: minKg, most: maxKg })
  );
}

/** Whether an amount can be had for these bounds, both included: what a lender lends, what a van carries. Source: CH-61. */
export function isWithinBounds(
  amount: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  return amount >= least && amount <= most;
}
