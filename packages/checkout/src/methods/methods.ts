import {
  defaultMethod,
  type PaymentMethod,
  type PickupPoint,
  type ShippingMethod,
} from '@shop/contract';
import type { ShippingDetails } from '../flow/details.ts';

/** Returns the key of a shipping method: `carrier/method`. Source: CH-34. */
export function shippingKey({
  carrier_code: carrier,
  method_code: method,
}: Pick<ShippingMethod, 'carrier_code' | 'method_code'>): string {
  return `${carrier}/${method}`;
}

/** Returns the two codes of a `shippingKey`; `undefined` if nothing is chosen. Source: CH-34. */
export function shippingCodes(
  key: string,
): Pick<ShippingMethod, 'carrier_code' | 'method_code'> | undefined {
  const at = key.indexOf('/');
  return at < 0 ? undefined : { carrier_code: key.slice(0, at), method_code: key.slice(at + 1) };
}

/** Returns the methods that can be chosen; leaves out methods the server reports as unavailable. Source: CH-27. */
export function availableShipping(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods.filter(({ available }) => available !== false);
}

/** Returns the pickup points of a shipping method; an empty list for home delivery. Source: CH-32. */
export function pickupPointsOf(
  methods: readonly ShippingMethod[],
  key: string,
): readonly PickupPoint[] {
  return methods.find((method) => shippingKey(method) === key)?.pickup_points ?? [];
}

/**
 * Returns the chosen point, or the only one. `unnamed`: result without a chosen point among several: none, or the
 * first, for backends with other clients. Source: CH-32.
 */
export function selectedPickupPoint(
  points: readonly PickupPoint[],
  code: string,
  unnamed: 'asked' | 'first' = 'asked',
): PickupPoint | undefined {
  const isTakenAsIs = points.length === 1 || (unnamed === 'first' && code === '');
  return isTakenAsIs ? points[0] : points.find((point) => point.code === code);
}

/** Returns the carrier whose parcel points the method offers; `undefined` for any other method. Source: CH-63. */
export function parcelCarrierOf(
  methods: readonly ShippingMethod[],
  key: string,
): string | undefined {
  return methods.find((method) => shippingKey(method) === key)?.parcel_points;
}

/**
 * Returns the pickup point of an order with this method; `undefined` for home delivery, and while none is chosen.
 * Source: CH-32, CH-63.
 */
export function pickupPointOf(
  method: Pick<ShippingMethod, 'pickup_points' | 'parcel_points'> | undefined,
  { pickupPoint: code, parcelPoint }: Pick<ShippingDetails, 'pickupPoint' | 'parcelPoint'>,
): PickupPoint | undefined {
  const carrier = method?.parcel_points;
  if (carrier === undefined) return selectedPickupPoint(method?.pickup_points ?? [], code);
  return parcelPoint?.carrier === carrier ? parcelPoint : undefined;
}

/**
 * Leaves out methods paid on delivery if the parcel point collects no payments.
 * `atDoor`: codes of those methods. Source: CH-64.
 */
export function paymentAtPoint<T extends Pick<PaymentMethod, 'code'>>(
  methods: readonly T[],
  point: PickupPoint | undefined,
  atDoor: readonly string[],
): readonly T[] {
  if (point?.['cash_on_delivery'] !== false) return methods;
  return methods.filter(({ code }) => !atDoor.includes(code));
}

/**
 * Returns the payment methods that can be chosen. If nothing is delivered, leaves out methods paid on delivery and
 * methods that require shipped articles.
 * `atDoor`: codes of the methods paid on delivery, such as cash on delivery. Source: CH-30.
 */
export function availablePayment<
  T extends Pick<PaymentMethod, 'code'> & { readonly not_for_virtual?: boolean | undefined },
>(methods: readonly T[], isVirtual: boolean, atDoor: readonly string[]): readonly T[] {
  if (!isVirtual) return methods;
  return methods.filter(
    ({ code, not_for_virtual: needsGoods }) => needsGoods !== true && !atDoor.includes(code),
  );
}

/** Returns the chosen method, else the default. Source: CH-31, CO-51. */
export function selectedOrDefault<T extends { readonly default?: boolean | undefined }>(
  methods: readonly T[],
  isChosen: (method: T) => boolean,
): T | undefined {
  return methods.find(isChosen) ?? defaultMethod(methods);
}
