import type { ShippingMethod } from '@shop/contract';

/** Returns true if the shopper picks the articles up: no courier delivers them. */
export function isFetched({
  pickup_points: points,
  parcel_points: carrier,
}: Pick<ShippingMethod, 'pickup_points' | 'parcel_points'>): boolean {
  return (points ?? []).length > 0 || typeof carrier === 'string';
}

/** Returns true if the server offers methods, and each of them is a pickup. */
export function isPickupOnly(methods: readonly ShippingMethod[]): boolean {
  return methods.length > 0 && methods.every(isFetched);
}
