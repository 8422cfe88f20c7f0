import type { PricedCart, SeenLine } from '@shop/cart-prices';
import { randomInt } from 'node:crypto';
import type { PickupPoint } from '@shop/contract';
import { budapestDate } from '@shop/calendar';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { cashPayment, money, type Currency } from '@shop/money';
import type { ISql } from 'postgres';
import { awaitPayment } from './await-payment.ts';
import type { OrderRequest } from './order-request.ts';

/** An order in a response. */
export interface PlacedRow {
  readonly id: number;
  readonly increment_id: string;
  readonly created_at: Date;
  readonly currency: Currency;
  /** Minor units of the currency, like all amounts in the tables of orders. */
  readonly grand_total: number;
  readonly shipping: number;
  readonly tax: number;
  readonly cash_total: number | null;
  readonly pickup_point: PickupPoint | null;
  /** True if it is to be paid online and is not paid yet. */
  readonly awaits_payment: boolean;
}

export interface OrderToKeep {
  readonly cartId: number | undefined;
  readonly key: string | undefined;
  readonly orderId: string | undefined;
  readonly customerId: number | undefined;
  readonly email: string | undefined;
  readonly comment: string | undefined;
  readonly pickupPoint: PickupPoint | undefined;
  readonly request: OrderRequest;
  readonly lines: readonly SeenLine[];
  readonly priced: PricedCart;
  readonly currency: Currency;
  /** Capital letters at the start of its number. */
  readonly numberPrefix: string;
  readonly storeCode: string;
  readonly nowMs: number;
  /** Epoch milliseconds until which an order that is paid online keeps its stock. */
  readonly reservedUntilMs: number;
}

/** Returns the order that was placed from a cart, if any. */
export async function findOrderOfCart(sql: ISql, cartId: number): Promise<PlacedRow | undefined> {
  const [row] = await sql<PlacedRow[]>`
    SELECT id, increment_id, created_at, currency, grand_total, shipping, tax, cash_total,
      pickup_point, EXISTS (SELECT FROM order_payment WHERE order_id = shop_order.id AND state = 'awaiting')
        AS awaits_payment
    FROM shop_order WHERE cart_id = ${cartId}`;
  return row;
}

/** Inserts the order and its lines. */
export async function insertOrder(sql: ISql, order: OrderToKeep): Promise<PlacedRow> {
  const { request, priced: pricedCart, nowMs } = order;
  const { totals, shipping, payment } = pricedCart;
  if (payment === undefined) throw new Error('An order without a way of payment');
  const total = totals.grandTotal.gross;
  const cashTotal = payment.cash ? cashPayment(money(total, order.currency)).payable.minor : null;
  const shippingCode = shipping && `${shipping.carrier_code}_${shipping.method_code}`;
  const shippedTo = request.shippingAddress && JSON.stringify(request.shippingAddress);
  const fetchedAt = order.pickupPoint && JSON.stringify(order.pickupPoint);
  const [row] = await sql<PlacedRow[]>`
    INSERT INTO shop_order (
      increment_id, cart_id, idempotency_key, order_id, customer_id, created_at, currency,
      customer_email, customer_firstname, customer_lastname,
      subtotal_net, subtotal, discount, shipping, shipping_tax, payment_cost, tax, grand_total,
      cash_total,
      coupon_code, shipping_code, shipping_title, payment_code, payment_title,
      shipping_address, billing_address, comment, pickup_point, store_code)
    VALUES (
      ${await nextOrderNumber(sql, order.numberPrefix, nowMs)}, ${order.cartId ?? null}, ${order.key ?? null},
      ${order.orderId ?? null}, ${order.customerId ?? null}, ${new Date(nowMs)}, ${order.currency},
      ${order.email ?? null}, ${request.billingAddress.firstname},
      ${request.billingAddress.lastname}, ${totals.subtotal.net}, ${totals.subtotal.gross},
      ${totals.discount}, ${totals.shipping.gross}, ${totals.shipping.tax},
      ${totals.payment.gross},
      ${totals.grandTotal.tax}, ${total}, ${cashTotal}, ${pricedCart.couponCode ?? null},
      ${shippingCode ?? null}, ${shipping?.method_title ?? null}, ${payment.code}, ${payment.title},
      ${shippedTo ?? null}::text::jsonb, ${JSON.stringify(request.billingAddress)}::text::jsonb,
      ${order.comment ?? null}, ${fetchedAt ?? null}::text::jsonb, ${order.storeCode})
    RETURNING id, increment_id, created_at, currency, grand_total, shipping, tax, cash_total, pickup_point,
      ${payment.online !== undefined} AS awaits_payment`;
  if (row === undefined) throw new Error('An order was not kept');
  await insertItems(sql, row.id, order);
  if (payment.online !== undefined) {
    await awaitPayment(sql, row.id, { provider: payment.online, untilMs: order.reservedUntilMs });
  }
  return row;
}

/** Takes the pieces from the stock, which must be locked and sufficient. */
export async function takeStock(sql: ISql, needs: ReadonlyMap<string, number>): Promise<void> {
  if (needs.size === 0) return;
  await sql`
    UPDATE stock SET qty = stock.qty - taken.qty
    FROM unnest(${[...needs.keys()]}::text[], ${[...needs.values()]}::int[]) AS taken (sku, qty)
    WHERE stock.sku = taken.sku AND manage_stock`;
}

/** Returns the pieces of an order to the stock; those of a bundle are in its parts. */
export async function giveStockBack(sql: ISql, orderId: number): Promise<void> {
  // Locked in the order of skus, as in every transaction that takes stock.
  await sql`
    SELECT stock.sku FROM stock
    WHERE stock.sku IN (SELECT sku FROM order_item WHERE order_id = ${orderId})
    ORDER BY stock.sku FOR UPDATE`;
  await sql`
    UPDATE stock SET qty = stock.qty + given.qty
    FROM (
      SELECT sku, sum(qty)::int AS qty FROM order_item
      WHERE order_id = ${orderId} AND (product_type <> 'bundle' OR parent_item_id IS NOT NULL)
      GROUP BY sku) AS given
    WHERE stock.sku = given.sku AND manage_stock`;
}

/** Letters and digits that cannot be confused. */
const proofCharacters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const proofLength = 6;

/**
 * Returns the number of the next order, `{prefix}-2026-000123-K7QX4M`: the year in Budapest, an ascending number with
 * possible gaps, and a random end: only a person who has seen the order knows the whole number.
 */
async function nextOrderNumber(sql: ISql, prefix: string, nowMs: number): Promise<string> {
  const [row] = await sql<{ number: number }[]>`SELECT nextval('order_number') AS number`;
  const year = budapestDate(unsafeBrand<EpochMs>(nowMs)).slice(0, 4);
  const proof = Array.from(
    { length: proofLength },
    () => proofCharacters[randomInt(proofCharacters.length)],
  ).join('');
  return `${prefix}-${year}-${String(row?.number ?? 0).padStart(6, '0')}-${proof}`;
}

async function insertItems(sql: ISql, orderId: number, order: OrderToKeep): Promise<void> {
  for (const [index, { line, qty }] of order.lines.entries()) {
    const share = order.priced.totals.lines[index];
    if (share === undefined) throw new Error('A line lost its totals');
    const [item] = await sql<{ id: number }[]>`
      INSERT INTO order_item (
        order_id, sku, name, product_type, product_option, options, qty, unit_net, unit_gross,
        row_net, row_gross, discount, tax, tax_percent)
      VALUES (
        ${orderId}, ${line.sku}, ${line.name}, ${line.productType},
        ${JSON.stringify(line.productOption)}::text::jsonb,
        ${JSON.stringify(line.words)}::text::jsonb, ${qty}, ${share.unit.net},
        ${share.unit.gross}, ${share.row.net}, ${share.row.gross}, ${share.discount},
        ${share.paid.tax}, ${share.taxRate})
      RETURNING id`;
    if (line.productType === 'bundle' && item !== undefined) {
      await insertParts(sql, orderId, item.id, order.lines[index]);
    }
  }
}

/** Inserts the parts of a bundle, for the packers. The bundle's own line contains the price. */
async function insertParts(
  sql: ISql,
  orderId: number,
  parentId: number,
  bundle: SeenLine | undefined,
): Promise<void> {
  for (const part of bundle?.line.needs ?? []) {
    await sql`
      INSERT INTO order_item (
        order_id, parent_item_id, sku, name, product_type, product_option, options, qty,
        unit_net, unit_gross, row_net, row_gross, discount, tax, tax_percent)
      VALUES (
        ${orderId}, ${parentId}, ${part.sku}, ${part.name}, 'simple', '{}', '[]',
        ${part.qty * (bundle?.qty ?? 0)}, 0, 0, 0, 0, 0, 0, 0)`;
  }
}
