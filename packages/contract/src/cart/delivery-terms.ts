import * as v from 'valibot';
import { nullish, wireFlag, wireNumber } from '../wire/scalars.ts';

const amount = v.pipe(wireNumber, v.minValue(0), v.maxValue(1e12));
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** A delivery method before there is a cart: price, limits and countries. Amounts gross, in major units. */
const deliveryTermsMethod = v.object({
  carrier_code: v.string(),
  method_code: v.string(),
  method_title: v.string(),
  price_incl_tax: amount,
  /** Free if the articles cost more than this. */
  free_from: nullish(amount),
  countries: v.array(countryCode),
  /** Weight of the articles, both bounds included. */
  min_weight_kg: nullish(wireNumber),
  max_weight_kg: nullish(wireNumber),
  default: nullish(wireFlag),
  /** True for delivery to a pickup point or a parcel point. */
  is_pickup: wireFlag,
});

/** A delivery zone: its postcodes, and the methods with different terms there. */
const deliveryTermsZone = v.object({
  code: v.string(),
  name: v.string(),
  country: countryCode,
  /** Single postcodes, ranges such as `1000-1999`, and prefixes such as `94*`. */
  postcodes: v.array(v.string()),
  /** By `carrier_code/method_code`; `null` for a method that does not deliver to the zone. */
  methods: v.record(
    v.string(),
    v.nullable(v.object({ price_incl_tax: amount, extra_days: wireNumber })),
  ),
});

/** Delivery methods and zones of a store view: the delivery costs of a product by postcode. */
export const deliveryTerms = v.object({
  methods: v.array(deliveryTermsMethod),
  zones: v.array(deliveryTermsZone),
});
/** Parsed delivery methods and zones. Amounts gross, in major units. Source: CO-89. */
export type DeliveryTerms = v.InferOutput<typeof deliveryTerms>;

const nothing = v.optional(v.unknown());

/** A separate group of calls: a bundle loads its schema only when a shopper enters a postcode. Source: CO-89. */
export const deliveryTermsCalls = {
  /** Delivery methods and zones, with prices and extra days. */
  deliveryTerms: {
    method: 'GET',
    path: '/api/ext/delivery-terms',
    query: nothing,
    body: nothing,
    answer: deliveryTerms,
    silent: true,
    bare: false,
  },
} as const;
