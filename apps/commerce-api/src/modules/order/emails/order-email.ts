import { orderConfirmationEmail } from '@shop/emails';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { isPaidByTransfer } from '@shop/orders';
import type { ShopConfig } from '@shop/shop-config';
import type { Sql } from 'postgres';
import { type Email, type EmailAttachment, emailTo, type EmailView } from '../../emails/index.ts';
import { orderLink } from '../order-access.ts';
import { type OrderRow, readOrder, readOrderItems } from '../order-rows.ts';

interface ConfirmationSettings {
  readonly attachments: readonly EmailAttachment[];
  /** Payment methods in which a lender pays. */
  readonly creditCodes: ReadonlySet<string>;
  /** Recipient of a transfer. */
  readonly seller: ShopConfig['seller'];
  readonly freeReturnDays: number;
  readonly nowMs: EpochMs;
}

/** Writes the confirmation of an order; `undefined` if the order has no email address. */
export async function writeOrderEmail(
  sql: Sql,
  orderId: number,
  view: EmailView,
  { attachments, creditCodes, seller, freeReturnDays, nowMs }: ConfirmationSettings,
): Promise<Email | undefined> {
  const order = await readOrder(sql, orderId);
  if (order === undefined || order.customerEmail === null) return undefined;
  const items = await readOrderItems(sql, [orderId]);
  const data = {
    ...orderFacts(order, creditCodes),
    grouping: view.grouping,
    ownCountry: view.country,
    lines: items.map(({ name, options, qty, rowGross: total }) => ({ name, options, qty, total })),
    seller,
    freeReturnDays,
    orderUrl: await orderLink(sql, order, view.shopUrl, nowMs),
    termsUrl: `${view.shopUrl}/altalanos-szerzodesi-feltetelek`,
  };
  return { ...emailTo(order.customerEmail, orderConfirmationEmail, data, view), attachments };
}

/** Returns the columns of an order that its confirmation uses. */
function orderFacts(order: OrderRow, creditCodes: ReadonlySet<string>) {
  const { paymentCode, shippingTitle } = order;
  const transferOrOther = isPaidByTransfer(paymentCode) ? 'transfer' : 'other';
  return {
    orderNumber: order.incrementId,
    orderedAt: unsafeBrand<EpochMs>(order.createdAt.getTime()),
    customerName: { firstname: order.customerFirstname, lastname: order.customerLastname },
    currency: order.currency,
    amounts: {
      subtotal: order.subtotal,
      discount: order.discount,
      shipping: shippingTitle === null ? undefined : order.shipping,
      payment: order.paymentCost,
      total: order.grandTotal,
      tax: order.tax,
      cash: order.cashTotal ?? undefined,
    },
    couponCode: order.couponCode,
    shippingTitle,
    payment: {
      title: order.paymentTitle,
      kind: creditCodes.has(paymentCode) ? ('credit' as const) : transferOrOther,
    },
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    pickupPoint: order.pickupPoint,
  } as const;
}
