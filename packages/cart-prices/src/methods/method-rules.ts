import type { PickupPoint } from '@shop/contract';
import type { DeliveryZone } from '@shop/delivery-zones';
import { parcelCarriers } from '@shop/parcel-points';
import * as v from 'valibot';

/** Amount in major units of the default view's currency. */
const amount = v.pipe(v.number(), v.minValue(0));
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A shipping method in `commerce/shipping-methods.json`. */
export const shippingMethod = v.object({
  carrier_code: shortText,
  method_code: shortText,
  carrier_title: shortText,
  method_title: shortText,
  /** With tax. Converted to minor units of a view's currency when the view loads it. */
  price_incl_tax: amount,
  /** True if it is free for articles above the shop's limit. */
  free_above_bound: v.optional(v.boolean(), false),
  /** ISO country codes in capitals. */
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  /** Weight of the whole cart, both bounds included. */
  min_weight_kg: v.optional(v.pipe(v.number(), v.minValue(0))),
  max_weight_kg: v.optional(v.pipe(v.number(), v.minValue(0))),
  default: v.optional(v.boolean(), false),
  /** Pickup points: names of files in `stores`. The first is the default. */
  pickup_points: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))), []),
  /** Instead of pickup points: the carrier whose parcel points are in `delivery/{carrier}.json`. */
  parcel_points: v.optional(v.picklist(parcelCarriers)),
});
/** A shipping method with its prices. */
export interface ShippingRule extends Omit<v.InferOutput<typeof shippingMethod>, 'pickup_points'> {
  readonly pickup_points: readonly PickupPoint[];
  /** Price of the articles above which it is free, in minor units of a view's currency; absent if it is never free. */
  readonly free_from?: number | undefined;
  /** Working days after the delivery days of the articles, in the zone of the address. */
  readonly extra_days?: number | undefined;
}

/** A payment method in `commerce/payment-methods.json`. */
export const paymentMethod = v.object({
  code: shortText,
  title: shortText,
  /** With tax. */
  cost_incl_tax: v.optional(amount, 0),
  default: v.optional(v.boolean(), false),
  /** Not offered when nothing is shipped, even if it is not paid on delivery. */
  not_for_virtual: v.optional(v.boolean(), false),
  /** Paid in cash, so rounded to 5 Ft. */
  cash: v.optional(v.boolean(), false),
  /** Paid by the lender of `instalments.json`: offered for the amounts it lends. */
  credit: v.optional(v.boolean(), false),
  /** Path of the information page about it. */
  information: v.optional(v.pipe(v.string(), v.regex(/^\/[\w/-]{1,200}$/))),
  /** Paid on the page of this provider. Not offered while the provider has no keys. */
  online: v.optional(v.picklist(['barion', 'simplepay', 'stripe'])),
});
/** A payment method with its bounds. */
export interface PaymentRule extends v.InferOutput<typeof paymentMethod> {
  /** Range of amounts it can pay, minor units with tax, both bounds included. */
  readonly bounds?: { readonly min: number; readonly max: number };
}

/** Delivery and payment methods of a shop, or of a store view. */
export interface ShippingAndPaymentMethods {
  readonly shipping: readonly ShippingRule[];
  readonly payment: readonly PaymentRule[];
  /** Prices in the unit of the methods; absent if the shop has no zones. */
  readonly zones?: readonly DeliveryZone[] | undefined;
}
