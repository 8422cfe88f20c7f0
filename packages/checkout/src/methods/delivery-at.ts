import { isNeverShipped } from '@shop/catalog';
import { defaultMethod, type DeliveryTerms } from '@shop/contract';
import { termsInZone, zoneAt, type DeliveryPlace } from '@shop/delivery-zones';
import {
  money,
  moneyFromWire,
  wireAmount,
  type Currency,
  type Gross,
  type MajorUnits,
} from '@shop/money';
import { shippingFee } from '@shop/pricing/shop';
import { canShip } from './shipping-limits.ts';

/** Articles to be delivered. */
export interface DeliveryGoods {
  readonly type_id: string;
  /** Weight of all pieces. */
  readonly weightKg: number;
  /** Price of the articles that counts for free delivery; gross, major units. */
  readonly price_incl_tax: Gross<MajorUnits>;
}

/** Delivery of articles to a postcode. */
export type DeliveryAnswer =
  | {
      readonly kind: 'delivered';
      /** Gross, major units; 0 if it is free. */
      readonly fee: Gross<MajorUnits>;
      /** Working days after the delivery days of the articles. */
      readonly extraDays: number;
    }
  /** Only to pickup points and parcel points. */
  | { readonly kind: 'pickup-only' }
  | { readonly kind: 'nowhere' };

/**
 * Returns fee and extra days of the default method for a delivery address, before there is a cart.
 * Units: gross, major units. Bounds: `undefined` for articles that are never shipped. Errors: `RangeError` for a price
 * that is no finite number. Source: CH-65.
 */
export function deliveryAt(
  { methods, zones }: DeliveryTerms,
  place: DeliveryPlace,
  { type_id: type, weightKg, price_incl_tax: price }: DeliveryGoods,
  currency: Currency,
): DeliveryAnswer | undefined {
  if (isNeverShipped(type)) return undefined;
  const zone = zoneAt(zones, place);
  const offered = methods.flatMap((method) => {
    const { min_weight_kg: min, max_weight_kg: max, countries } = method;
    const limits = { countries, min_weight_kg: min ?? undefined, max_weight_kg: max ?? undefined };
    const terms = termsInZone(method, zone);
    const fits = canShip(limits, { country: place.country, weightKg, isVirtual: false });
    return terms !== null && fits ? [{ ...method, ...terms }] : [];
  });
  const proposed = defaultMethod(offered.filter(({ is_pickup: isPickup }) => !isPickup));
  if (proposed === undefined) return { kind: offered.length > 0 ? 'pickup-only' : 'nowhere' };
  const { free_from: freeFrom, price_incl_tax: fee, extra_days: extraDays } = proposed;
  const bound =
    freeFrom === undefined || freeFrom === null ? undefined : moneyFromWire(freeFrom, currency);
  const due = shippingFee(moneyFromWire(price, currency), moneyFromWire(fee, currency), bound);
  return { kind: 'delivered', fee: wireAmount(money(due.minor, currency)), extraDays };
}
