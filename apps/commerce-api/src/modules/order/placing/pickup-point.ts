import { selectedPickupPoint } from '@shop/checkout';
import type { NewOrder, PickupPoint } from '@shop/contract';
import type { ShippingRule } from '../../shipping-and-payment/index.ts';
import { ApiError } from '../../../http/request/api-error.ts';

/**
 * Returns the pickup point of an order; `undefined` for delivery. Older clients name no point and get the first.
 * Source: CH-46.
 * Errors: 400 `shipping-method-invalid` for a point the method does not have.
 */
export function readPickupPoint(
  order: NewOrder,
  shipping: ShippingRule | undefined,
): PickupPoint | undefined {
  const points = shipping?.pickup_points ?? [];
  const code = order.addressInformation.shippingExtraFields?.pickup_point ?? '';
  const point = selectedPickupPoint(points, code, 'first');
  // One that is named is meant, also where there is a single other.
  if (points.length === 0 || code === '' || point?.code === code) return point;
  throw new ApiError(400, 'shipping-method-invalid', 'The order cannot be fetched there.', {
    fields: [{ path: 'addressInformation.shippingExtraFields.pickup_point', rule: 'exists' }],
  });
}
