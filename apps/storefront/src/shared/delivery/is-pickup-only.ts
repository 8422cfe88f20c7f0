import type { ShippingMethod } from '@shop/contract';

/** Returns true if the shopper fetches the goods: no courier comes to the door. */
export function isFetched({
  pickup_points: points,
  parcel_points: carrier,
}: Pick<ShippingMethod, 'pickup_points' | 'parcel_points'>): boolean {
  return (points ?? []).length > 0 || typeof carrier === 'string';
}

/** Returns true if the server offers methods, and the goods have to be fetched with each of them. */
export function isPickupOnly(methods: readonly ShippingMethod[]): boolean {
  return methods.length > 0 && methods.every(isFetched);
}
