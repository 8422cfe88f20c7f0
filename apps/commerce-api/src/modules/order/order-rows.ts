import type { PickupPoint } from '@shop/contract';
import type { Currency } from '@shop/money';
import type { ISql, PendingQuery, Row } from 'postgres';

/** A placed order. Minor units of its currency; with tax unless the name says net. Addresses as in the request. */
export interface OrderRow {
  readonly id: number;
  readonly incrementId: string;
  readonly orderId: string | null;
  readonly status: string;
  readonly createdAt: Date;
  readonly currency: Currency;
  readonly customerEmail: string | null;
  readonly customerFirstname: string;
  readonly customerLastname: string;
  readonly subtotalNet: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  /** Absent for orders placed before it was stored. */
  readonly shippingTax: number | null;
  readonly paymentCost: number;
  readonly tax: number;
  readonly grandTotal: number;
  readonly cashTotal: number | null;
  readonly couponCode: string | null;
  readonly shippingCode: string | null;
  readonly shippingTitle: string | null;
  readonly paymentCode: string;
  readonly paymentTitle: string;
  readonly shippingAddress: Readonly<Record<string, unknown>> | null;
  readonly billingAddress: Readonly<Record<string, unknown>>;
  readonly comment: string | null;
  /** Pickup point at the time of the order. */
  readonly pickupPoint: PickupPoint | null;
}

/** A line of an order. A bundle is one line: its price is the sum of its parts. */
export interface OrderItemRow {
  readonly id: number;
  readonly orderId: number;
  readonly sku: string;
  readonly name: string;
  readonly productType: string;
  readonly productOption: Readonly<Record<string, unknown>>;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly qty: number;
  readonly unitNet: number;
  readonly unitGross: number;
  readonly rowNet: number;
  readonly rowGross: number;
  readonly discount: number;
  readonly tax: number;
  readonly taxPercent: number;
}

/** Columns of an {@link OrderRow}. */
export function orderColumns(sql: ISql): PendingQuery<Row[]> {
  return sql`
    id, increment_id AS "incrementId", order_id AS "orderId", status, created_at AS "createdAt", currency,
    customer_email AS "customerEmail", customer_firstname AS "customerFirstname",
    customer_lastname AS "customerLastname", subtotal_net AS "subtotalNet", subtotal, discount, shipping,
    shipping_tax AS "shippingTax", payment_cost AS "paymentCost", tax, grand_total AS "grandTotal",
    cash_total AS "cashTotal", coupon_code AS "couponCode", shipping_code AS "shippingCode",
    shipping_title AS "shippingTitle", payment_code AS "paymentCode", payment_title AS "paymentTitle",
    shipping_address AS "shippingAddress", billing_address AS "billingAddress", comment,
    pickup_point AS "pickupPoint"`;
}

/** Columns of an {@link OrderItemRow}. */
function orderItemColumns(sql: ISql): PendingQuery<Row[]> {
  return sql`
    id, order_id AS "orderId", sku, name, product_type AS "productType",
    product_option AS "productOption", options, qty, unit_net AS "unitNet", unit_gross AS "unitGross",
    row_net AS "rowNet", row_gross AS "rowGross", discount, tax, tax_percent::float8 AS "taxPercent"`;
}

/** Order by its id; `undefined` if there is none. */
export async function readOrder(sql: ISql, orderId: number): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    SELECT ${orderColumns(sql)} FROM shop_order WHERE id = ${orderId}`;
  return order;
}

/** Lines of an order without the parts of bundles. */
export function readOrderItems(
  sql: ISql,
  orderIds: readonly number[],
): Promise<readonly OrderItemRow[]> {
  return sql<OrderItemRow[]>`
    SELECT ${orderItemColumns(sql)} FROM order_item
    WHERE order_id = ANY (${[...orderIds]}::bigint[]) AND parent_item_id IS NULL ORDER BY id`;
}
