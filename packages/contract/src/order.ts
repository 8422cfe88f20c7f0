import * as v from 'valibot';
import { mostOfLine } from './cart.ts';
import { pickupPoint } from './pickup-point.ts';
import { productOption } from './product.ts';
import {
  emailAddress,
  maybe,
  shortText,
  wireFlag,
  wireId,
  wireNumber,
  wireSku,
  wireText,
} from './scalars.ts';
import {
  longestComment,
  longestCompany,
  longestOrderNumber,
  longestPersonName,
  longestPostcode,
  longestStreetLine,
  longestTaxNumber,
  longestTelephone,
  longestTown,
} from './text-limits.ts';

/** Where an order goes or is billed to. `street`: street and number, then floor and door. */
export const orderAddress = v.looseObject({
  firstname: shortText(longestPersonName),
  lastname: shortText(longestPersonName),
  country_id: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  postcode: shortText(longestPostcode),
  city: shortText(longestTown),
  street: v.pipe(v.array(shortText(longestStreetLine)), v.maxLength(4)),
  telephone: maybe(shortText(longestTelephone)),
  email: maybe(v.union([emailAddress, v.literal('')])),
  company: maybe(shortText(longestCompany)),
  vat_id: maybe(shortText(longestTaxNumber)),
  region: maybe(wireText),
  region_id: maybe(wireText),
  region_code: maybe(wireText),
});
/** An address of an order, as read. Source: CO-21. */
export type OrderAddress = v.InferOutput<typeof orderAddress>;

/** The most pieces one order can hold, of all its lines. Source: CO-70. */
export const mostOfOrder = 100_000;

/** The most an order can cost, gross, in whole minor units: a thousand million forints. Source: CO-70. */
export const mostOrderTotal = 1_000_000_000;

/** One ordered line. Prices in it are what the shopper saw; the server prices by itself. */
export const orderLine = v.object({
  sku: wireSku,
  parentSku: maybe(wireText),
  qty: v.pipe(wireNumber, v.integer(), v.minValue(1), v.maxValue(mostOfLine)),
  name: maybe(v.string()),
  price: maybe(wireNumber),
  price_incl_tax: maybe(wireNumber),
  product_option: maybe(productOption),
  server_item_id: maybe(wireId),
});
/** A line of an order that is sent, as read. Amounts in major units. Source: CO-18. */
export type OrderLine = v.InferOutput<typeof orderLine>;

/** The body of `order/create`. Contract section 5; cart items may carry more fields, which are ignored. */
export const newOrder = v.object({
  order_id: maybe(v.pipe(wireText, v.maxLength(100))),
  created_at: maybe(v.string()),
  updated_at: maybe(v.string()),
  transmited: maybe(v.boolean()),
  store_code: maybe(v.string()),
  user_id: maybe(wireText),
  cart_id: maybe(wireText),
  products: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(500)),
  addressInformation: v.object({
    shippingAddress: maybe(orderAddress),
    billingAddress: maybe(orderAddress),
    shipping_method_code: maybe(v.string()),
    shipping_carrier_code: maybe(v.string()),
    payment_method_code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    payment_method_additional: maybe(v.unknown()),
    /** `pickup_point` is ours: the code of one of the method's. */
    shippingExtraFields: maybe(v.looseObject({ pickup_point: maybe(shortText(100)) })),
  }),
  /** Ours: the grand total the shopper agreed to, in major units. Another one is refused, the difference named. */
  expected_total: maybe(wireNumber),
  /** Ours: a line for the courier. */
  comment: maybe(shortText(longestComment)),
});
/** An order that is placed, as the server reads it. Amounts in major units. Source: CO-18, CO-21. */
export type NewOrder = v.InferOutput<typeof newOrder>;
/** An order that is placed, as it is sent. Amounts in major units. Source: CO-18, CO-21. */
export type NewOrderInput = v.InferInput<typeof newOrder>;

/** What the server says of an order it took. */
export const placedOrder = v.looseObject({
  backendOrderId: wireText,
  orderNumber: wireText,
  transferedAt: v.string(),
  /** Ours: where it can be fetched. */
  pickup_point: maybe(pickupPoint),
});
/** What the server says of an order it took. Source: CO-22. */
export type PlacedOrder = v.InferOutput<typeof placedOrder>;

/** The number shoppers know an order by: `increment_id`. */
export const orderNumber = v.pipe(shortText(longestOrderNumber), v.minLength(1));

/** Every status an order of this shop can have, in their order. Source: CO-22. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'complete', 'canceled'] as const;
/** A status of an order. Source: CO-22. */
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * An order of the history, in major units: `subtotal`, `shipping_amount` and the `price` of a line without tax, the
 * rest with it. Contract sections 4 and 8.
 */
export const order = v.looseObject({
  entity_id: wireId,
  increment_id: wireText,
  order_id: maybe(wireText),
  status: v.string(),
  created_at: v.string(),
  order_currency_code: maybe(v.string()),
  customer_firstname: maybe(v.string()),
  customer_lastname: maybe(v.string()),
  customer_email: maybe(v.string()),
  subtotal: maybe(wireNumber),
  subtotal_incl_tax: maybe(wireNumber),
  shipping_amount: maybe(wireNumber),
  shipping_incl_tax: maybe(wireNumber),
  payment_amount: maybe(wireNumber),
  tax_amount: maybe(wireNumber),
  cash_total: maybe(wireNumber),
  coupon_code: maybe(v.string()),
  comment: maybe(v.string()),
  discount_amount: maybe(wireNumber),
  grand_total: wireNumber,
  shipping_description: maybe(v.string()),
  /** Ours: where it is fetched, as it was when it was ordered. */
  pickup_point: maybe(pickupPoint),
  billing_address: maybe(v.looseObject({})),
  payment: maybe(
    v.looseObject({
      method: v.string(),
      additional_information: v.optional(v.array(v.string()), []),
    }),
  ),
  extension_attributes: maybe(v.looseObject({})),
  /** Ours: every status it had after the first, oldest first. */
  status_history: maybe(v.array(v.looseObject({ status: v.string(), created_at: v.string() }))),
  /** Ours: whether its buyer may withdraw now, until when (first moment after), and when that was done. */
  withdrawal: maybe(
    v.looseObject({
      is_open: v.boolean(),
      until: maybe(v.string()),
      received_at: maybe(v.string()),
    }),
  ),
  items: v.optional(
    v.array(
      v.looseObject({
        item_id: wireId,
        parent_item_id: maybe(wireId),
        sku: wireText,
        name: v.optional(v.string(), ''),
        product_type: maybe(v.string()),
        qty_ordered: wireNumber,
        price: maybe(wireNumber),
        price_incl_tax: maybe(wireNumber),
        row_total_incl_tax: maybe(wireNumber),
        product_option: maybe(productOption),
        is_available: maybe(wireFlag),
      }),
    ),
    [],
  ),
});
/** An order of the history, as read. Amounts in major units. Source: CO-22. */
export type Order = v.InferOutput<typeof order>;

/** A page of the order history. Source: CO-22, CO-27. */
export const orderHistory = v.object({
  items: v.array(order),
  total_count: v.number(),
  search_criteria: v.optional(v.unknown()),
});
/** A page of the order history, as read. Source: CO-22, CO-27. */
export type OrderHistory = v.InferOutput<typeof orderHistory>;
