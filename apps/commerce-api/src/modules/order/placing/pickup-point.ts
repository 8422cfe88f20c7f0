import type { ShippingRule } from '@shop/cart-prices';
import { selectedPickupPoint } from '@shop/checkout';
import type { NewOrder, PickupPoint } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';

/**
 * Returns the pickup point of an order; `undefined` for delivery. Older clients name no point and get the first.
 * Source: CH-32.
 * Declines a point the method does not have.
 */
export function readPickupPoint(
  order: NewOrder,
  shipping: ShippingRule | undefined,
): Result<PickupPoint | undefined, { readonly kind: 'pickup-point-invalid' }> {
  const points = shipping?.pickup_points ?? [];
  const code = order.addressInformation.shippingExtraFields?.pickup_point ?? '';
  const point = selectedPickupPoint(points, code, 'first');
  // One that is named is meant, also where there is a single other.
  if (points.length === 0 || code === '' || point?.code === code) return ok(point);
  return err({ kind: 'pickup-point-invalid' });
}
