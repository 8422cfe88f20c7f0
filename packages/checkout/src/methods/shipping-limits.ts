/** Shipment properties that decide which methods can carry it. */
export interface Shipment {
  /** ISO code in capitals. */
  readonly country: string;
  readonly weightKg: number;
  /** Nothing in it is shipped. */
  readonly isVirtual: boolean;
}

/** Limits of a shipping method: weight and countries. */
export interface ShippingLimits {
  /** ISO codes in capitals. */
  readonly countries: readonly string[];
  /** Weight of the whole cart, both bounds included; a missing one is open. */
  readonly min_weight_kg?: number | undefined;
  readonly max_weight_kg?: number | undefined;
}

/** True if the method can carry the shipment. A cart that is never shipped has no shipping method. Source: CH-28. */
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

/** True if an amount is within these bounds, both included: of a loan or of a weight. Source: CH-28. */
export function isWithinBounds(
  amount: number,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  return amount >= min && amount <= max;
}
