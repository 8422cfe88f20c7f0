import * as v from 'valibot';
import { maxLineQuantity } from '../cart/cart.ts';
import { pickupPoint } from '../cart/pickup-point.ts';
import { productOption } from '../catalog/product.ts';
import {
  emailAddress,
  nullish,
  shortText,
  wireFlag,
  wireId,
  wireNumber,
  wireSku,
  wireText,
} from '../wire/scalars.ts';
import {
  maxCommentLength,
  maxCompanyLength,
  maxOrderNumberLength,
  maxPersonNameLength,
  maxPostcodeLength,
  maxStreetLineLength,
  maxTaxNumberLength,
  maxTelephoneLength,
  maxTownLength,
} from '../wire/text-limits.ts';

/** Shipping or billing address of an order. `street`: street and number, then floor and door. */
export const orderAddress = v.looseObject({
  firstname: shortText(maxPersonNameLength),
  lastname: shortText(maxPersonNameLength),
  country_id: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  postcode: shortText(maxPostcodeLength),
  city: shortText(maxTownLength),
  street: v.pipe(v.array(shortText(maxStreetLineLength)), v.maxLength(4)),
  telephone: nullish(shortText(maxTelephoneLength)),
  email: nullish(v.union([emailAddress, v.literal('')])),
  company: nullish(shortText(maxCompanyLength)),
  vat_id: nullish(shortText(maxTaxNumberLength)),
  region: nullish(wireText),
  region_id: nullish(wireText),
  region_code: nullish(wireText),
});
/** Parsed address of an order. Source: CO-21. */
export type OrderAddress = v.InferOutput<typeof orderAddress>;

/** Maximum number of pieces of one order, in all its lines. Source: CO-70. */
export const maxOrderQuantity = 100_000;

/** Maximum total of an order, gross, in whole minor units: a thousand million forints. Source: CO-70. */
export const maxOrderTotal = 1_000_000_000;

/** One ordered line. Its prices are those the shopper saw; the server computes its own. */
export const orderLine = v.object({
  sku: wireSku,
  parentSku: nullish(wireText),
  qty: v.pipe(wireNumber, v.integer(), v.minValue(1), v.maxValue(maxLineQuantity)),
  name: nullish(v.string()),
  price: nullish(wireNumber),
  price_incl_tax: nullish(wireNumber),
  product_option: nullish(productOption),
  server_item_id: nullish(wireId),
});
/** Parsed line of an order that is sent. Amounts in major units. Source: CO-18. */
export type OrderLine = v.InferOutput<typeof orderLine>;

/** The body of `order/create`. Contract section 5; extra fields of cart items are ignored. */
export const newOrder = v.object({
  order_id: nullish(v.pipe(wireText, v.maxLength(100))),
  created_at: nullish(v.string()),
  updated_at: nullish(v.string()),
  transmited: nullish(v.boolean()),
  store_code: nullish(v.string()),
  user_id: nullish(wireText),
  cart_id: nullish(wireText),
  products: v.pipe(v.array(orderLine), v.minLength(1), v.maxLength(500)),
  addressInformation: v.object({
    shippingAddress: nullish(orderAddress),
    billingAddress: nullish(orderAddress),
    shipping_method_code: nullish(v.string()),
    shipping_carrier_code: nullish(v.string()),
    payment_method_code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    payment_method_additional: nullish(v.unknown()),
    /** `pickup_point` is an extension of this shop: code of one of the method's points. */
    shippingExtraFields: nullish(v.looseObject({ pickup_point: nullish(shortText(100)) })),
  }),
  /** Extension of this shop: the total the shopper agreed to, in major units. Another total is refused. */
  expected_total: nullish(wireNumber),
  /** Extension of this shop: a note for the courier. */
  comment: nullish(shortText(maxCommentLength)),
});
/** An order to place, as the server parses it. Amounts in major units. Source: CO-18, CO-21. */
export type NewOrder = v.InferOutput<typeof newOrder>;
/** An order to place, as the client sends it. Amounts in major units. Source: CO-18, CO-21. */
export type NewOrderInput = v.InferInput<typeof newOrder>;

/** Response to a placed order. */
export const placedOrder = v.looseObject({
  backendOrderId: wireText,
  orderNumber: wireText,
  transferedAt: v.string(),
  /** Extension of this shop: the pickup point. */
  pickup_point: nullish(pickupPoint),
  /** Extension of this shop: true if it is to be paid online now; see `startPayment`. */
  awaits_payment: nullish(v.boolean()),
  /** Extension of this shop: gross fee of the delivery, in major units. */
  shipping_incl_tax: nullish(wireNumber),
  /** Extension of this shop: tax included in the total, in major units. */
  tax_amount: nullish(wireNumber),
  /** Extension of this shop: opens the page of the order; see `openOrder`. */
  access: nullish(wireText),
});
/** Parsed response to a placed order. Source: CO-22. */
export type PlacedOrder = v.InferOutput<typeof placedOrder>;

/** The order number for shoppers: `increment_id`. */
export const orderNumber = v.pipe(shortText(maxOrderNumberLength), v.minLength(1));

/** All order statuses of this shop, in order. Source: CO-22. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'complete', 'canceled'] as const;
/** A status of an order. Source: CO-22. */
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * An order of the history, in major units: `subtotal`, `shipping_amount` and the `price` of a line without tax, other
 * amounts with tax. Contract sections 4 and 8.
 */
export const order = v.looseObject({
  entity_id: wireId,
  increment_id: wireText,
  order_id: nullish(wireText),
  status: v.string(),
  created_at: v.string(),
  order_currency_code: nullish(v.string()),
  customer_firstname: nullish(v.string()),
  customer_lastname: nullish(v.string()),
  customer_email: nullish(v.string()),
  subtotal: nullish(wireNumber),
  subtotal_incl_tax: nullish(wireNumber),
  shipping_amount: nullish(wireNumber),
  shipping_incl_tax: nullish(wireNumber),
  payment_amount: nullish(wireNumber),
  tax_amount: nullish(wireNumber),
  cash_total: nullish(wireNumber),
  coupon_code: nullish(v.string()),
  comment: nullish(v.string()),
  discount_amount: nullish(wireNumber),
  grand_total: wireNumber,
  shipping_description: nullish(v.string()),
  /** Extension of this shop: the pickup point at the time of the order. */
  pickup_point: nullish(pickupPoint),
  billing_address: nullish(v.looseObject({})),
  payment: nullish(
    v.looseObject({
      method: v.string(),
      additional_information: v.optional(v.array(v.string()), []),
    }),
  ),
  extension_attributes: nullish(v.looseObject({})),
  /** Extension of this shop: state of the payment of an order that is paid online, as in `orderPaymentStates`. */
  payment_state: nullish(v.string()),
  /** Extension of this shop: all statuses after the first, oldest first. */
  status_history: nullish(v.array(v.looseObject({ status: v.string(), created_at: v.string() }))),
  /** Extension of this shop: its parcels, oldest first: carrier, parcel number and tracking page. */
  tracking: nullish(
    v.array(
      v.looseObject({
        carrier: v.string(),
        code: v.string(),
        url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
      }),
    ),
  ),
  /**
   * Extension of this shop: its invoices and their corrections, oldest first: kind, number, and the URL of the PDF at
   * the backend, valid for a day.
   */
  invoices: nullish(
    v.array(
      v.looseObject({
        kind: v.string(),
        number: v.string(),
        url: v.pipe(v.string(), v.regex(/^\/api\/[\w./-]+$/)),
      }),
    ),
  ),
  /** Extension of this shop: if a withdrawal is possible now, until when (exclusive), and the time it was made. */
  withdrawal: nullish(
    v.looseObject({
      is_open: v.boolean(),
      until: nullish(v.string()),
      received_at: nullish(v.string()),
    }),
  ),
  items: v.optional(
    v.array(
      v.looseObject({
        item_id: wireId,
        parent_item_id: nullish(wireId),
        sku: wireText,
        name: v.optional(v.string(), ''),
        product_type: nullish(v.string()),
        qty_ordered: wireNumber,
        price: nullish(wireNumber),
        price_incl_tax: nullish(wireNumber),
        row_total_incl_tax: nullish(wireNumber),
        product_option: nullish(productOption),
        is_available: nullish(wireFlag),
      }),
    ),
    [],
  ),
});
/** Parsed order of the history. Amounts in major units. Source: CO-22. */
export type Order = v.InferOutput<typeof order>;

/** A page of the order history. Source: CO-22, CO-27. */
export const orderHistory = v.object({
  items: v.array(order),
  total_count: v.number(),
  search_criteria: v.optional(v.unknown()),
});
/** Parsed page of the order history. Source: CO-22, CO-27. */
export type OrderHistory = v.InferOutput<typeof orderHistory>;
