import type { Order, ProductOption } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import { money, allocate, wireAmount } from '@shop/money';
import type { ISql, Sql } from 'postgres';
import {
  orderColumns,
  readOrder,
  readOrderItems,
  type OrderItemRow,
  type OrderRow,
} from '../order-rows.ts';
import { invoiceDocuments } from '../order-invoices.ts';
import { readTracking } from '../order-tracking.ts';
import { readPaymentState } from '../payment-facts.ts';
import { withdrawalState } from './withdrawal-period.ts';

export interface OrderPage {
  readonly items: readonly Order[];
  readonly search_criteria: { readonly page_size: number; readonly current_page: number };
  readonly total_count: number;
}

/** Returns an order of a customer with its history; `undefined` if it does not exist or belongs to another customer. */
export async function readOwnOrder(
  sql: Sql,
  customerId: number,
  orderNumber: string,
  nowMs: EpochMs,
): Promise<Order | undefined> {
  const [row] = await sql<OrderRow[]>`
    SELECT ${orderColumns(sql)} FROM shop_order
    WHERE customer_id = ${customerId} AND increment_id = ${orderNumber}`;
  return row && completeOrder(sql, row, nowMs);
}

/** Returns an order of any customer or guest with its history; `undefined` if it does not exist. */
export async function readOrderDocument(
  sql: Sql,
  orderId: number,
  nowMs: EpochMs,
): Promise<Order | undefined> {
  const row = await readOrder(sql, orderId);
  return row && completeOrder(sql, row, nowMs);
}

async function completeOrder(sql: Sql, row: OrderRow, nowMs: EpochMs): Promise<Order> {
  const items = await readOrderItems(sql, [row.id]);
  const changes = await sql<{ status: string; changedAt: Date }[]>`
    SELECT status, changed_at AS "changedAt" FROM order_status_change
    WHERE order_id = ${row.id} ORDER BY id`;
  const [withdrawn] = await sql<{ receivedAt: Date }[]>`
    SELECT received_at AS "receivedAt" FROM withdrawal
    WHERE order_id = ${row.id} ORDER BY id LIMIT 1`;
  const paymentState = await readPaymentState(sql, row.id);
  const tracking = await readTracking(sql, row.id);
  return {
    ...orderDocument(row, items),
    ...(paymentState === undefined ? {} : { payment_state: paymentState }),
    ...(tracking.length === 0 ? {} : { tracking: tracking.map((parcel) => ({ ...parcel })) }),
    ...(await invoiceDocuments(sql, row.id, nowMs)),
    status_history: changes.map(({ status, changedAt }) => ({
      status,
      created_at: changedAt.toISOString(),
    })),
    withdrawal: withdrawalState(
      row.status,
      changes.findLast(({ status }) => status === 'complete')?.changedAt,
      withdrawn?.receivedAt,
      nowMs,
    ),
  };
}

/** Returns a page of a customer's orders, the newest first; a page past the end is empty. */
export async function readOrderPage(
  sql: ISql,
  customerId: number,
  pageSize: number,
  currentPage: number,
): Promise<OrderPage> {
  const [row] = await sql<{ orders: number }[]>`
    SELECT count(*)::int AS orders FROM shop_order WHERE customer_id = ${customerId}`;
  const orders = await sql<OrderRow[]>`
    SELECT ${orderColumns(sql)} FROM shop_order WHERE customer_id = ${customerId}
    ORDER BY id DESC LIMIT ${pageSize} OFFSET ${(currentPage - 1) * pageSize}`;
  const ids = orders.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await readOrderItems(sql, ids);
  return {
    items: orders.map((order) =>
      orderDocument(
        order,
        items.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    search_criteria: { page_size: pageSize, current_page: currentPage },
    total_count: row?.orders ?? 0,
  };
}

/**
 * Returns an order in the format of the history. As in totals, `subtotal`, `shipping_amount`, `price` and `row_total`
 * are net; a discount is negative.
 */
function orderDocument(order: OrderRow, items: readonly OrderItemRow[]): Order {
  const wire = (minor: number) => wireAmount({ minor, currency: order.currency });
  return {
    entity_id: order.id,
    increment_id: order.incrementId,
    ...(order.orderId === null ? {} : { order_id: order.orderId }),
    status: order.status,
    created_at: order.createdAt.toISOString(),
    order_currency_code: order.currency,
    customer_firstname: order.customerFirstname,
    customer_lastname: order.customerLastname,
    ...(order.customerEmail === null ? {} : { customer_email: order.customerEmail }),
    subtotal: wire(order.subtotalNet),
    subtotal_incl_tax: wire(order.subtotal),
    shipping_amount: wire(order.shipping - shippingTax(order, items)),
    shipping_incl_tax: wire(order.shipping),
    payment_amount: wire(order.paymentCost),
    tax_amount: wire(order.tax),
    discount_amount: wire(0 - order.discount),
    grand_total: wire(order.grandTotal),
    ...(order.cashTotal === null ? {} : { cash_total: wire(order.cashTotal) }),
    ...(order.couponCode === null ? {} : { coupon_code: order.couponCode }),
    ...(order.comment === null || order.comment === '' ? {} : { comment: order.comment }),
    shipping_description: order.shippingTitle ?? '',
    ...(order.pickupPoint === null ? {} : { pickup_point: order.pickupPoint }),
    billing_address: order.billingAddress,
    payment: { method: order.paymentCode, additional_information: [order.paymentTitle] },
    extension_attributes: {
      shipping_assignments:
        order.shippingAddress === null
          ? []
          : [{ shipping: { address: order.shippingAddress, method: order.shippingCode } }],
    },
    items: items.map((item) => itemDocument(item, wire)),
  };
}

/**
 * Returns the tax in the delivery price, as stored with the order. For older orders: the tax that is not of articles
 * belongs to delivery and payment, which have one rate (MO-3); it may be 1 off if the payment had a cost.
 */
function shippingTax(
  { currency, tax, shipping, shippingTax: shippingTaxRow, paymentCost }: OrderRow,
  items: readonly Pick<OrderItemRow, 'tax'>[],
): number {
  if (shippingTaxRow !== null) return shippingTaxRow;
  const ofGoods = items.reduce((sum, item) => sum + item.tax, 0);
  const [ofShipping] = allocate(money(tax - ofGoods, currency), [shipping, paymentCost]);
  return ofShipping?.minor ?? 0;
}

function itemDocument(item: OrderItemRow, wire: (minor: number) => number): Order['items'][number] {
  return {
    item_id: item.id,
    sku: item.sku,
    name: item.name,
    product_type: item.productType,
    qty_ordered: item.qty,
    price: wire(item.unitNet),
    price_incl_tax: wire(item.unitGross),
    row_total: wire(item.rowNet),
    row_total_incl_tax: wire(item.rowGross),
    tax_percent: item.taxPercent,
    discount_amount: wire(item.discount),
    product_option: item.productOption as ProductOption,
    options: item.options,
  };
}
