import * as v from 'valibot';
import {
  atLeastOne,
  between,
  count,
  country,
  languageCode,
  milliseconds,
  singleWord,
  text,
  textByLanguage,
} from './bounds.ts';

/** Major units of the store currency. */
const amount = v.pipe(v.number(), v.minValue(0));

const shippingMethod = v.strictObject({
  method_title: text,
  /** The title in other languages: `{ "de": "Lieferung nach Hause" }`. Source: SC-57. */
  titles: v.optional(textByLanguage),
  method_code: singleWord,
  carrier_code: singleWord,
  /** Major units, net. */
  amount,
  /** Major units, gross. */
  price_incl_tax: amount,
  default: v.boolean(),
  offline: v.boolean(),
  /** Countries it ships to; all if absent. */
  countries: v.optional(v.array(country)),
});

const paymentMethod = v.strictObject({
  code: singleWord,
  title: text,
  /** The title in other languages. Source: SC-57. */
  titles: v.optional(textByLanguage),
  /** Major units, net. */
  cost: amount,
  /** Major units, gross. */
  cost_incl_tax: amount,
  default: v.boolean(),
  offline: v.boolean(),
});

/** Methods shown before the server's response, and sending of orders. Source: SC-16, SC-17. */
export const checkout = v.optional(
  v.strictObject({
    shippingMethods: v.optional(v.array(shippingMethod), [
      {
        method_title: 'Courier',
        method_code: 'flatrate',
        carrier_code: 'flatrate',
        amount: 4,
        price_incl_tax: 5,
        default: true,
        offline: true,
      },
    ]),
    paymentMethods: v.optional(v.array(paymentMethod), [
      {
        code: 'cashondelivery',
        title: 'Cash on delivery',
        cost: 0,
        cost_incl_tax: 0,
        default: true,
        offline: true,
      },
    ]),
    /**
     * True: product pages and the cart ask for a postcode and show fee and day of delivery. Zones are in
     * `commerce/delivery-zones.json`. Source: SC-56.
     */
    asksPostcode: v.optional(v.boolean(), false),
    /** Payment codes of the backend by our codes, if they differ. */
    paymentMethodMapping: v.optional(v.record(singleWord, singleWord), {}),
    /** Time after its last change during which a checkout counts as open. Default 30 minutes. */
    inCheckoutMs: v.optional(milliseconds, 1_800_000),
  }),
  {},
);

const trackingPage = v.pipe(
  v.string(),
  v.startsWith('https://', 'is an address that begins with https://'),
  v.includes('{code}', 'contains {code} where the number of the parcel belongs'),
);

/** A carrier with a tracking page. Source: SC-52. */
const carrier = v.strictObject({
  code: singleWord,
  /** Name that shoppers read. */
  name: text,
  /** Tracking page of one parcel; `{code}` is replaced by its number. */
  trackingUrl: trackingPage,
  /** The page in other languages: `{ "de": "https://gls-group.com/DE/de/paketverfolgung/?match={code}" }`. */
  trackingUrls: v.optional(v.record(languageCode, trackingPage)),
});

/** Source: SC-17, SC-52, SC-54. */
export const orders = v.optional(
  v.strictObject({
    /** Capital letters that each order number begins with: `ORD` of `ORD-2026-000123-K7QX4M`. Source: SC-54. */
    numberPrefix: v.optional(
      v.pipe(v.string(), v.regex(/^[A-Z]{1,6}$/, 'must be one to six capital letters')),
      'ORD',
    ),
    /** True: an order is sent while the shopper waits. False: it goes through the queue. */
    directBackendSync: v.optional(v.boolean(), true),
    /** True: orders created offline are sent without a confirmation. */
    automaticTransmission: v.optional(v.boolean(), false),
    historyPageSize: v.optional(between(1, 100), 20),
    /** Carriers with a tracking page. */
    carriers: v.optional(v.array(carrier), []),
  }),
  {},
);

/** Offers stated in the shop's texts. Source: SC-18. */
export const offers = v.optional(
  v.strictObject({
    /** Orders above this amount ship free; minor units of the default view's currency. `null`: not offered. */
    freeShippingAboveMinor: v.optional(v.nullable(count), 10_000),
    /** True: the shop agrees the day of delivery with the shopper on the phone, and the time of a service. */
    agreesDatesByPhone: v.optional(v.boolean(), false),
    /** Days for free returns, in addition to the legal right; 0: not offered. */
    freeReturnDays: v.optional(count, 30),
    newsletterCouponPercent: v.optional(v.pipe(count, v.maxValue(100)), 10),
    /** Days after the confirmation of the newsletter until its coupon expires. */
    newsletterCouponDays: v.optional(atLeastOne, 30),
    /** Version of the consent text. Change it with every change of the text. */
    newsletterConsentVersion: v.optional(singleWord, '2026-11'),
    instalmentMonths: v.optional(between(1, 120), 12),
    /** Minimum price for credit, minor units as above; `null`: no credit. Source: SC-42. */
    instalmentFromMinor: v.optional(v.nullable(count), 0),
    /** Law that requires the guarantee by price. Required if `guarantee` has tiers. Source: SC-33. */
    guaranteeSource: v.optional(v.string(), ''),
    /**
     * Tiers of the guarantee by price: the last tier whose `fromMinor` the price reaches applies. Minor units as above.
     * Source: SC-33.
     */
    guarantee: v.optional(v.array(v.strictObject({ fromMinor: count, years: atLeastOne })), []),
    /** Ids of the categories whose products are guaranteed; empty: all of them. Source: SC-33. */
    guaranteedCategories: v.optional(v.array(count), []),
    /** Total of completed orders that gives one point of the loyalty card, in minor units of each currency. Source: SC-60. */
    minorPerPoint: v.optional(
      v.strictObject({
        HUF: v.optional(atLeastOne, 100),
        EUR: v.optional(atLeastOne, 25),
        RON: v.optional(atLeastOne, 125),
      }),
      {},
    ),
  }),
  {},
);
