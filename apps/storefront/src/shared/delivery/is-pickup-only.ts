import type { ShippingMethod } from '@shop/contract';

/** Returns true if the server offers methods, and the goods have to be fetched with each of them. */
export function isPickupOnly(methods: readonly ShippingMethod[]): boolean {
  return (
    methods.length > 0 &&
    methods.every(
      ({ pickup_points: points, parcel_points: carrier }) =>
        (points ?? []).length > 0 || typeof carrier === 'string',
    )
  );
}
