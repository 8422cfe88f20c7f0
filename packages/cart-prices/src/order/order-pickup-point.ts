import { defaultCheckoutConfig, paymentAtPoint, selectedPickupPoint } from '@shop/checkout';
import type { NewOrder, PickupPoint } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { pointDocument, type PointSearch } from '@shop/parcel-points';
import type { PricedCart } from '../totals/price-cart.ts';

/** Reason why the pickup point of an order is refused. */
export type PickupRefusal =
  | { readonly kind: 'pickup-point-invalid' }
  /** The parcel point collects no payments. */
  | { readonly kind: 'payment-method-invalid' };

/**
 * Returns the pickup point of an order; `undefined` for delivery. Older clients name none of the shop's own points and
 * get the first; a parcel point must be named. It must be active, in a country of the method, and collect payments if
 * the order is paid on delivery. Source: CH-32, CT-11.
 * @param parcelPoints - Points of the carrier of the method; `undefined` if there is no list.
 */
export function orderPickupPoint(
  order: NewOrder,
  { shipping, payment }: Pick<PricedCart, 'shipping' | 'payment'>,
  parcelPoints: Pick<PointSearch, 'find'> | undefined,
): Result<PickupPoint | undefined, PickupRefusal> {
  const code = order.addressInformation.shippingExtraFields?.pickup_point ?? '';
  if (shipping?.parcel_points !== undefined) {
    const storedPoint = parcelPoints?.find(code);
    if (storedPoint?.is_active !== true || !shipping.countries.includes(storedPoint.country)) {
      return err({ kind: 'pickup-point-invalid' });
    }
    const point = pointDocument(shipping.parcel_points, storedPoint);
    const methods = payment === undefined ? [] : [payment];
    const { atDoorMethods } = defaultCheckoutConfig;
    return paymentAtPoint(methods, point, atDoorMethods).length === methods.length
      ? ok(point)
      : err({ kind: 'payment-method-invalid' });
  }
  const points = shipping?.pickup_points ?? [];
  const point = selectedPickupPoint(points, code, 'first');
  // A named point is required to match, even if there is only one other point.
  if (points.length === 0 || code === '' || point?.code === code) return ok(point);
  return err({ kind: 'pickup-point-invalid' });
}
