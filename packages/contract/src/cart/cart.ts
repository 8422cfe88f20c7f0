import * as v from 'valibot';
import { pickupPoint } from './pickup-point.ts';
import { productOption, productType } from '../catalog/product.ts';
import {
  nullish,
  shortText,
  wireFlag,
  wireId,
  wireNumber,
  wireSku,
  wireText,
} from '../wire/scalars.ts';
import { maxPostcodeLength, maxStreetLineLength, maxTownLength } from '../wire/text-limits.ts';

/** Major units, limited so that sums stay exact. */
const amount = v.pipe(wireNumber, v.minValue(-1e12), v.maxValue(1e12));

/** Maximum number of pieces of one line. Source: CO-18. */
export const maxLineQuantity = 100_000;

/** Maximum number of lines of a server cart. Source: CO-67. */
export const maxCartLines = 200;

const quantity = v.pipe(wireNumber, v.integer(), v.maxValue(maxLineQuantity));

/** A row of the server's cart in responses of `pull` and `update`. `sku` is the variant's for a configurable. */
export const serverCartRow = v.looseObject({
  item_id: wireId,
  sku: wireText,
  qty: v.pipe(quantity, v.minValue(1)),
  name: nullish(v.string()),
  /** Gross, for one piece. */
  price: nullish(amount),
  product_type: nullish(productType),
  quote_id: nullish(wireText),
  product_option: nullish(productOption),
});
/** Parsed row of the server's cart. Source: CO-18. */
export type ServerCartRow = v.InferOutput<typeof serverCartRow>;

/** Request item of `update`: an absolute quantity. Without `item_id` the row is found by sku and options. */
export const cartItemUpdate = v.object({
  sku: wireSku,
  qty: quantity,
  product_option: nullish(productOption),
  quoteId: nullish(wireText),
  item_id: nullish(wireId),
});
/** Parsed request item that sets the quantity of a row. Source: CO-18. */
export type CartItemUpdate = v.InferOutput<typeof cartItemUpdate>;

/** Request item that removes a row by its id. Source: CO-18. */
export const cartItemDelete = v.object({
  sku: wireSku,
  item_id: wireId,
  quoteId: nullish(wireText),
});
/** Parsed request item that removes a row. Source: CO-18. */
export type CartItemDelete = v.InferOutput<typeof cartItemDelete>;

/** Discounts and totals of one line; amounts gross in major units, `options` is JSON text. */
export const totalsItem = v.looseObject({
  item_id: wireId,
  name: nullish(v.string()),
  qty: wireNumber,
  price: nullish(amount),
  price_incl_tax: nullish(amount),
  row_total: nullish(amount),
  row_total_incl_tax: nullish(amount),
  tax_amount: nullish(amount),
  tax_percent: nullish(wireNumber),
  discount_amount: nullish(amount),
  discount_percent: nullish(wireNumber),
  options: nullish(v.string()),
});
/** The server's amounts for a line, in major units. Source: CO-19. */
export type TotalsItem = v.InferOutput<typeof totalsItem>;

/** A displayed line of the totals: `value` gross, in major units, a discount is negative. Source: CO-19. */
export const totalSegment = v.looseObject({
  code: v.string(),
  title: nullish(v.string()),
  value: v.nullable(amount),
});
/** Parsed line of the totals. Gross, in major units. Source: CO-19. */
export type TotalSegment = v.InferOutput<typeof totalSegment>;

/** The server's totals of the cart. `coupon_code` is present exactly when a coupon applies. */
export const totals = v.looseObject({
  grand_total: amount,
  subtotal: nullish(amount),
  subtotal_incl_tax: nullish(amount),
  discount_amount: nullish(amount),
  shipping_amount: nullish(amount),
  shipping_incl_tax: nullish(amount),
  tax_amount: nullish(amount),
  coupon_code: nullish(v.string()),
  items_qty: nullish(wireNumber),
  quote_currency_code: nullish(v.string()),
  items: v.optional(v.array(totalsItem), []),
  total_segments: v.optional(v.array(totalSegment), []),
});
/** Parsed totals of a cart. Amounts in major units. Source: CO-19. */
export type Totals = v.InferOutput<typeof totals>;

/** Amounts in major units; `price_incl_tax` is the shopper's price of the delivery. */
export const shippingMethod = v.looseObject({
  carrier_code: v.string(),
  method_code: v.string(),
  carrier_title: nullish(v.string()),
  method_title: nullish(v.string()),
  amount: v.optional(amount, 0),
  price_excl_tax: nullish(amount),
  price_incl_tax: v.optional(amount, 0),
  available: nullish(wireFlag),
  error_message: nullish(v.string()),
  default: nullish(wireFlag),
  offline: nullish(wireFlag),
  is_server_method: nullish(wireFlag),
  /** Extension of this shop: pickup points of the method; the order names one. */
  pickup_points: nullish(v.array(pickupPoint)),
  /** Extension of this shop: carrier whose parcel points are searched; the order names one. */
  parcel_points: nullish(v.string()),
  /** Extension of this shop: working days after the delivery days of the articles, in the zone of the address. */
  extra_days: nullish(wireNumber),
});
/** Parsed shipping method. Amounts in major units. Source: CO-20. */
export type ShippingMethod = v.InferOutput<typeof shippingMethod>;

/** A payment method; costs in major units. Source: CO-20. */
export const paymentMethod = v.looseObject({
  code: v.string(),
  title: nullish(v.string()),
  cost: nullish(amount),
  cost_incl_tax: nullish(amount),
  default: nullish(wireFlag),
  offline: nullish(wireFlag),
  is_server_method: nullish(wireFlag),
  /** Paid in cash. */
  cash: nullish(wireFlag),
  /** Paid by a lender; the instalment call returns its terms. */
  credit: nullish(wireFlag),
  /** Path of the page with more information. */
  information: nullish(v.string()),
  /** Extension of this shop: code of the provider on whose page it is paid; absent for methods without one. */
  online: nullish(v.string()),
});
/** Parsed payment method. Costs in major units. Source: CO-20. */
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** Address for which shipping methods and tax are requested. Only the country is required. */
export const shippingEstimateAddress = v.object({
  country_id: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  region: nullish(shortText(100)),
  region_id: nullish(wireText),
  region_code: nullish(shortText(20)),
  street: nullish(v.array(shortText(maxStreetLineLength))),
  postcode: nullish(shortText(maxPostcodeLength)),
  city: nullish(shortText(maxTownLength)),
});
/** Parsed address of a shipping estimate. Only the country is required. Source: CO-21. */
export type ShippingEstimateAddress = v.InferOutput<typeof shippingEstimateAddress>;

/** Addresses inside shipping-information come in camelCase or snake_case; both are read. */
const looseAddress = v.looseObject({
  countryId: nullish(v.string()),
  country_id: nullish(v.string()),
  postcode: nullish(wireText),
});

/**
 * Request body of `shipping-information`: both addresses, as far as known, and the codes of the chosen methods. Source:
 * CO-21.
 */
export const addressInformation = v.object({
  shippingAddress: nullish(looseAddress),
  billingAddress: nullish(looseAddress),
  shippingCarrierCode: nullish(v.string()),
  shippingMethodCode: nullish(v.string()),
  shipping_address: nullish(looseAddress),
  billing_address: nullish(looseAddress),
  shipping_carrier_code: nullish(v.string()),
  shipping_method_code: nullish(v.string()),
  /** Extension of this shop: the chosen payment method, so that the totals contain its cost. */
  paymentMethodCode: nullish(v.string()),
});
/** Request body of `shipping-information`. Source: CO-21. */
export type AddressInformation = v.InferInput<typeof addressInformation>;

/** Response of `shipping-information`: payment methods and totals. Source: CO-19, CO-20. */
export const shippingInformation = v.looseObject({
  payment_methods: v.optional(v.array(paymentMethod)),
  totals: v.optional(totals),
});
/** Parsed response of `shipping-information`. Source: CO-19, CO-20. */
export type ShippingInformation = v.InferOutput<typeof shippingInformation>;

/** Response to a hand-off code: the cart, and the session if the shopper is signed in. */
export const adoptedCart = v.object({
  cartToken: v.string(),
  token: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
});
/**
 * Parsed response to a one-time hand-off code: the cart, and the session if the shopper is signed in. Source: CO-24.
 */
export type AdoptedCart = v.InferOutput<typeof adoptedCart>;
