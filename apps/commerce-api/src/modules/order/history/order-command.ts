import { allowedTransitions } from '@shop/orders';
import { toDisplayAddress } from '@shop/forms';
import { orderStatuses, type OrderStatus, type PickupPoint } from '@shop/contract';
import {
  formatMoney,
  formatName,
  formatOrderDate,
  formatPickup,
  formatPlace,
  withChoices,
} from '@shop/format';
import type { Currency } from '@shop/money';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import { inTransaction } from '../../../db/transaction.ts';
import { withDatabase } from '../../../db/with-database.ts';
import { readTracking } from '../order-tracking.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { print, printLines } from '@shop/shop-cli';

const longestList = 50;

interface ListedOrder {
  readonly increment_id: string;
  readonly created_at: Date;
  readonly status: string;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly currency: Currency;
  readonly grand_total: number;
  readonly payment_title: string;
  readonly withdrawn_at: Date | null;
}

interface ShownOrder extends ListedOrder {
  readonly id: number;
  readonly customer_email: string | null;
  readonly shipping_title: string | null;
  readonly shipping_address: Readonly<Record<string, unknown>> | null;
  readonly billing_address: Readonly<Record<string, unknown>>;
  readonly discount: number;
  readonly shipping: number;
  readonly payment_cost: number;
  readonly cash_total: number | null;
  readonly coupon_code: string | null;
  readonly comment: string | null;
  readonly pickup_point: PickupPoint | null;
}

interface ShownItem {
  readonly id: number;
  readonly parent_item_id: number | null;
  readonly sku: string;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly qty: number;
  readonly row_gross: number;
}

/** `shop orders list [STATUS]`. */
export async function runOrderList(status?: string): Promise<number> {
  const orderStatus = status === undefined ? undefined : readStatus(status);
  return withOrders(async (sql) => {
    printLines(await listOrders(sql, orderStatus));
    return 0;
  });
}

/** `shop orders show NUMBER…`. Returns the exit code: 1 if an order does not exist. */
export async function runOrderShow(numbers: readonly string[]): Promise<number> {
  return withOrders(async (sql) => {
    const details = await Promise.all(numbers.map((number) => showOrder(sql, number)));
    for (const [index, lines] of details.entries()) {
      printLines(lines ?? [`${numbers[index]}: no such order`]);
    }
    return details.includes(undefined) ? 1 : 0;
  });
}

/** `shop orders status NUMBER STATUS`. Returns the exit code: 1 if the change is not allowed. */
export async function runOrderStatus(number: string, status: string): Promise<number> {
  const nextStatus = readStatus(status);
  return withOrders(async (sql) => {
    const moved = await moveOrder(sql, number, nextStatus, Date.now());
    print(`${number}: ${moved.text}\n`);
    return moved.isDone ? 0 : 1;
  });
}

function withOrders(work: (sql: Sql) => Promise<number>): Promise<number> {
  return withDatabase(readConfig(process.env, process.cwd()), 'orders', work);
}

/** Returns one line per order, the newest first. */
export async function listOrders(
  sql: Sql,
  status: OrderStatus | undefined,
): Promise<readonly string[]> {
  const orders = await sql<ListedOrder[]>`
    SELECT increment_id, created_at, status, customer_firstname, customer_lastname, currency,
      grand_total,
      payment_title, (
        SELECT min(received_at) FROM withdrawal WHERE order_id = shop_order.id) AS withdrawn_at
    FROM shop_order
    ${status === undefined ? sql`` : sql`WHERE status = ${status}`}
    ORDER BY shop_order.id DESC LIMIT ${longestList}`;
  return orders.map(listLine);
}

/** Returns the lines of an order; `undefined` if there is none with this number. */
export async function showOrder(sql: Sql, number: string): Promise<readonly string[] | undefined> {
  const [order] = await sql<ShownOrder[]>`
    SELECT shop_order.id, increment_id, created_at, status, customer_firstname, customer_lastname,
      currency, grand_total, payment_title, customer_email, shipping_title, shipping_address,
      billing_address, discount, shipping, payment_cost, cash_total, coupon_code, comment,
      pickup_point, (
        SELECT min(received_at) FROM withdrawal WHERE order_id = shop_order.id) AS withdrawn_at
    FROM shop_order
    WHERE increment_id = ${number}`;
  if (order === undefined) return undefined;
  const items = await sql<ShownItem[]>`
    SELECT id, parent_item_id, sku, name, options, qty, row_gross FROM order_item
    WHERE order_id = ${order.id} ORDER BY id`;
  const changes = await sql<{ status: string; changed_at: Date; changed_by: string }[]>`
    SELECT status, changed_at, changed_by FROM order_status_change
    WHERE order_id = ${order.id} ORDER BY id`;
  const withdrawals = await sql<
    { received_at: Date; name: string; items: string | null; bank_account: string | null }[]
  >`
    SELECT received_at, name, items, bank_account FROM withdrawal
    WHERE order_id = ${order.id} ORDER BY id`;
  const parcels = await readTracking(sql, order.id);
  const next = allowedTransitions(order.status, 'shop');
  const money = (minor: number) => moneyText(order.currency, minor);
  return [
    listLine(order),
    `  e-mail:    ${order.customer_email ?? '–'}`,
    `  ship to:   ${order.shipping_address === null ? '–' : addressLine(order.shipping_address)}`,
    `  bill to:   ${addressLine(order.billing_address)}`,
    `  shipping:  ${order.shipping_title === null ? '–' : `${order.shipping_title}  ${money(order.shipping)}`}`,
    ...(order.payment_cost === 0 ? [] : [`  payment:   ${money(order.payment_cost)}`]),
    ...(order.cash_total === null ? [] : [`  in cash:   ${money(order.cash_total)}`]),
    ...(order.pickup_point === null ? [] : [`  fetched:   ${pointLine(order.pickup_point)}`]),
    ...(order.coupon_code === null
      ? []
      : [`  coupon:    ${order.coupon_code}  ${money(0 - order.discount)}`]),
    ...(order.comment === null ? [] : [`  comment:   ${order.comment}`]),
    ...items.map((item) =>
      item.parent_item_id === null
        ? `  ${itemLine(item)}  ${money(item.row_gross)}`
        : `      ${itemLine(item)}`,
    ),
    ...changes.map(
      ({ changed_at, status, changed_by }) => `  ${dateOf(changed_at)}  ${status} (${changed_by})`,
    ),
    ...withdrawals.map(
      ({ received_at, name, items, bank_account }) =>
        `  ${dateOf(received_at)}  withdrawn: ${items ?? 'everything'}  (${[name, bank_account].filter(Boolean).join(', ')})`,
    ),
    ...parcels.map(({ carrier, code, url }) => `  parcel:    ${carrier}  ${code}  ${url}`),
    `  may become: ${next.length === 0 ? 'nothing else' : next.join(', ')}`,
  ];
}

/** Changes the status of an order as the shop. */
export async function moveOrder(
  sql: Sql,
  number: string,
  to: OrderStatus,
  nowMs: number,
): Promise<{ readonly isDone: boolean; readonly text: string }> {
  return inTransaction(sql, async (tx) => {
    const [order] = await tx<{ id: number; status: string }[]>`
      SELECT id, status FROM shop_order WHERE increment_id = ${number} FOR UPDATE`;
    if (order === undefined) return { isDone: false, text: 'no such order' };
    const isDone = await changeOrderStatus(tx, { orderId: order.id, to, mover: 'shop', nowMs });
    const text = isDone ? to : `an order that is ${order.status} cannot become ${to}`;
    return { isDone, text };
  });
}

function readStatus(text: string): OrderStatus {
  const status = orderStatuses.find((candidate) => candidate === text);
  if (status === undefined) throw new Error(`"${text}" is none of ${orderStatuses.join(', ')}.`);
  return status;
}

function listLine(order: ListedOrder): string {
  const name = formatName(
    { firstname: order.customer_firstname, lastname: order.customer_lastname },
    'hu',
  );
  const total = moneyText(order.currency, order.grand_total);
  const status = order.status.padEnd(10);
  const withdrawn = order.withdrawn_at === null ? '' : '  withdrawn';
  return `${order.increment_id}  ${dateOf(order.created_at)}  ${status}  ${total}  ${name}  ${order.payment_title}${withdrawn}`;
}

function itemLine({ qty, sku, name, options }: ShownItem): string {
  return `${qty} × ${sku}  ${withChoices(name, options)}`;
}

/** Formats name, address and company data of an invoice, without absent parts. */
function addressLine(address: Readonly<Record<string, unknown>>): string {
  const details = toDisplayAddress(address);
  const country = details.country === 'HU' ? '' : details.country;
  const line = [
    formatName(details, 'hu'),
    details.company,
    details.taxNumber,
    `${country} ${formatPlace(details, 'hu')}`.trim(),
    details.phone,
  ]
    .filter((part) => part.trim() !== '')
    .join('  ');
  return line === '' ? '–' : line;
}

/** Formats name and address; for a parcel point also the carrier and the code for the label. */
function pointLine({ carrier, code, ...point }: PickupPoint): string {
  const label = typeof carrier === 'string' ? ` (${carrier} ${code})` : '';
  return `${formatPickup(point, 'hu')}${label}`;
}

const moneyText = (currency: Currency, minor: number) => formatMoney({ minor, currency }, 'hu');
const dateOf = (at: Date) => formatOrderDate(unsafeBrand<EpochMs>(at.getTime()));
