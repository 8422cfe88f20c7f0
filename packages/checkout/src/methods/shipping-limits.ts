/** Shipment properties that decide which methods can carry it. */
export interface Shipment {
  /** ISO country code in capitals. */
  readonly country: string;
  readonly weightKg: number;
  /** True if nothing in it is shipped. */
  readonly isVirtual: boolean;
}

/** Limits of a shipping method: weight and countries. */
export interface ShippingLimits {
  /** ISO country codes in capitals. */
  readonly countries: readonly string[];
  /** Weight of the whole cart, both bounds included; a missing bound is open. */
  readonly min_weight_kg?: number | undefined;
  readonly max_weight_kg?: number | undefined;
}

/** Returns true if the method can carry the shipment. A virtual cart has no shipping method. Source: CH-28. */
export function canShip(
  { countries, min_weight_kg: minKg = 0, max_weight_kg: maxKg = Infinity }: ShippingLimits,
  { country, weightKg, isVirtual }: Shipment,
): boolean {
  return (
    !isVirtual &&
    countries.includes(country) &&
    isWithinBounds(weightKg, { min: minKg, max: maxKg })
  );
}

/** Returns true if an amount, of a loan or a weight, is within these bounds, both included. Source: CH-28. */
export function isWithinBounds(
  amount: number,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  return amount >= min && amount <= max;
}
