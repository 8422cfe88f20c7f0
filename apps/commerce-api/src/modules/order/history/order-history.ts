import type { Order, ProductOption } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import { money, allocate, wireAmount } from '@shop/money';
import { and, asc, count, desc, eq, inArray, isNull } from '../../../db/drizzle.ts';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { orderItem, orderStatusChange, shopOrder, withdrawal } from '../../../db/schema/order.ts';
import { withdrawalState } from './withdrawal-period.ts';

type OrderRow = typeof shopOrder.$inferSelect;
type ItemRow = typeof orderItem.$inferSelect;

export interface OrderPage {
  readonly items: readonly Order[];
  readonly search_criteria: { readonly page_size: number; readonly current_page: number };
  readonly total_count: number;
}

/** One order of a customer with what happened to it; `undefined` when it is nobody's or somebody else's. */
export async function readOwnOrder(
  db: PostgresJsDatabase,
  customerId: number,
  orderNumber: string,
  nowMs: EpochMs,
): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.customerId, customerId), eq(shopOrder.incrementId, orderNumber)));
  if (row === undefined) return undefined;
  const items = await db
    .select()
    .from(orderItem)
    .where(and(eq(orderItem.orderId, row.id), isNull(orderItem.parentItemId)))
    .orderBy(asc(orderItem.id));
  const changes = await db
    .select()
    .from(orderStatusChange)
    .where(eq(orderStatusChange.orderId, row.id))
    .orderBy(asc(orderStatusChange.id));
  const [withdrawn] = await db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.orderId, row.id))
    .orderBy(asc(withdrawal.id))
    .limit(1);
  return {
    ...orderDocument(row, items),
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

/** A customer's orders, the newest first; a page past the end is empty. */
export async function readOrderPage(
  db: PostgresJsDatabase,
  customerId: number,
  pageSize: number,
  currentPage: number,
): Promise<OrderPage> {
  const isTheirs = eq(shopOrder.customerId, customerId);
  const [row] = await db.select({ orders: count() }).from(shopOrder).where(isTheirs);
  const orders = await db
    .select()
    .from(shopOrder)
    .where(isTheirs)
    .orderBy(desc(shopOrder.id))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize);
  const ids = orders.map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderItem)
          .where(and(inArray(orderItem.orderId, ids), isNull(orderItem.parentItemId)))
          .orderBy(asc(orderItem.id));
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
 * An order as the history shows it. As in totals, `subtotal`, `shipping_amount`, `price` and `row_total` are net;
 * a discount is negative.
 */
function orderDocument(order: OrderRow, items: readonly ItemRow[]): Order {
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
 * The tax inside the price of delivery, as it was worked out with the order. Where it was not kept: what is not the tax
 * of goods is that of delivery and payment, which have one rate (MO-3); it may be 1 off where payment cost something.
 */
function shippingTax(
  { currency, tax, shipping, shippingTax: shippingTaxRow, paymentCost }: OrderRow,
  items: readonly Pick<ItemRow, 'tax'>[],
): number {
  if (shippingTaxRow !== null) return shippingTaxRow;
  const ofGoods = items.reduce((sum, item) => sum + item.tax, 0);
  const [ofShipping] = allocate(money(tax - ofGoods, currency), [shipping, paymentCost]);
  return ofShipping?.minor ?? 0;
}

function itemDocument(item: ItemRow, wire: (minor: number) => number): Order['items'][number] {
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
