import type { Currency, Money } from '@shop/money';
import type { OrderPaymentState, PaymentState } from '@shop/payments';
import type { ISql } from 'postgres';

/** Payment of an order with the required data of the order. Amounts in minor units. */
export interface OrderPaymentRow {
  readonly order_id: number;
  readonly increment_id: string;
  readonly status: string;
  readonly created_at: Date;
  readonly store_code: string | null;
  readonly currency: Currency;
  readonly grand_total: number;
  readonly customer_email: string | null;
  readonly billing_address: Readonly<Record<string, unknown>>;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly coupon_code: string | null;
  readonly payment_code: string;
  readonly payment_title: string;
  readonly provider: string;
  readonly state: OrderPaymentState;
  readonly granted: number;
  readonly refunds: Readonly<Record<string, number>>;
  readonly reserved_until: Date;
}

/** One attempt to pay. */
export interface PaymentRow {
  readonly id: string;
  readonly provider: string;
  readonly reference: string | null;
  readonly redirect_url: string | null;
  readonly state: PaymentState;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const orderColumns = (sql: ISql) => sql`
  o.id AS order_id, o.increment_id, o.status, o.created_at, o.store_code, o.currency, o.grand_total,
  o.customer_email, o.billing_address, o.customer_firstname, o.customer_lastname, o.coupon_code,
  o.payment_code, o.payment_title, p.provider, p.state, p.granted, p.refunds,
  p.reserved_until`;

/** Finds the payment of an order by its number. `undefined`: no such order, or it is not paid online. */
export async function findOrderPayment(
  sql: ISql,
  orderNumber: string,
): Promise<OrderPaymentRow | undefined> {
  const [row] = await sql<OrderPaymentRow[]>`
    SELECT ${orderColumns(sql)} FROM shop_order o JOIN order_payment p ON p.order_id = o.id
    WHERE o.increment_id = ${orderNumber}`;
  return row;
}

/** Reads the payment of an order by the order's id. */
export async function readOrderPayment(
  sql: ISql,
  orderId: number,
): Promise<OrderPaymentRow | undefined> {
  const [row] = await sql<OrderPaymentRow[]>`
    SELECT ${orderColumns(sql)} FROM shop_order o JOIN order_payment p ON p.order_id = o.id
    WHERE o.id = ${orderId}`;
  return row;
}

/** Locks an order and its payment, in this order, and reads them. */
export async function lockOrderPayment(
  sql: ISql,
  orderId: number,
): Promise<OrderPaymentRow | undefined> {
  await sql`SELECT FROM shop_order WHERE id = ${orderId} FOR UPDATE`;
  await sql`SELECT FROM order_payment WHERE order_id = ${orderId} FOR UPDATE`;
  return readOrderPayment(sql, orderId);
}

/** Returns the attempts of an order, oldest first. */
export async function findPayments(sql: ISql, orderId: number): Promise<readonly PaymentRow[]> {
  return sql<PaymentRow[]>`
    SELECT id, provider, reference, redirect_url, state, created_at, expires_at FROM payment
    WHERE order_id = ${orderId} ORDER BY created_at, id`;
}

export async function insertPayment(
  sql: ISql,
  orderId: number,
  payment: Pick<PaymentRow, 'id' | 'provider' | 'created_at' | 'expires_at'>,
): Promise<void> {
  const { id, provider, created_at: createdAt, expires_at: expiresAt } = payment;
  await sql`
    INSERT INTO payment (id, order_id, provider, state, created_at, expires_at)
    VALUES (${id}, ${orderId}, ${provider}, '{"status":"created"}', ${createdAt}, ${expiresAt})`;
}

/** Writes the state of an attempt, and the provider's ids of it once they are known. */
export async function writePayment(
  sql: ISql,
  id: string,
  {
    state,
    reference,
    redirectUrl,
  }: {
    readonly state: PaymentState;
    readonly reference?: string | undefined;
    readonly redirectUrl?: string | undefined;
  },
): Promise<void> {
  await sql`
    UPDATE payment SET state = ${JSON.stringify(state)}::text::jsonb,
      reference = coalesce(${reference ?? null}, reference),
      redirect_url = coalesce(${redirectUrl ?? null}, redirect_url)
    WHERE id = ${id}`;
}

export async function writeOrderPayment(
  sql: ISql,
  orderId: number,
  { state, checkAt }: { readonly state: OrderPaymentState; readonly checkAt: Date | null },
): Promise<void> {
  await sql`
    UPDATE order_payment SET state = ${state}, check_at = ${checkAt} WHERE order_id = ${orderId}`;
}

/** Orders whose payment is due for a check, the longest waiting first. */
export async function findDueOrders(
  sql: ISql,
  nowMs: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await sql<{ order_id: number }[]>`
    SELECT order_id FROM order_payment WHERE check_at <= ${new Date(nowMs)}
    ORDER BY check_at LIMIT ${limit}`;
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Finds the order of an attempt, by either of its ids. */
export async function findOrderOfPayment(
  sql: ISql,
  provider: string,
  names: { readonly paymentId?: string | undefined; readonly reference?: string | undefined },
): Promise<number | undefined> {
  const [row] = await sql<{ order_id: number }[]>`
    SELECT order_id FROM payment WHERE provider = ${provider}
      AND (id = ${names.paymentId ?? null} OR reference = ${names.reference ?? null})`;
  return row?.order_id;
}

/** Returns the total of an order as money. */
export const totalOf = (order: OrderPaymentRow): Money => ({
  minor: order.grand_total,
  currency: order.currency,
});
