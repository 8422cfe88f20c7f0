import {
  isPaidByTransfer,
  orderTotalRows,
  bankTransferDetails,
  type OrderTotalRow,
} from '@shop/orders';
import { toDisplayAddress } from '@shop/forms';
import {
  addressLines,
  formatDateTime,
  formatMoney,
  formatOrderDate,
  pickupLines,
  withChoices,
} from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { asc, eq } from '../../../db/drizzle.ts';
import type { ShopConfig } from '@shop/shop-config';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { orderItem, shopOrder } from '../../../db/schema/order.ts';
import {
  escapeHtml,
  greetingTo,
  type Email,
  type EmailAttachment,
  type EmailView,
  signature,
  withoutLinks,
} from '../../emails/index.ts';
import { orderEmailMessages } from './order-email-messages.ts';

type OrderRow = typeof shopOrder.$inferSelect;
type ItemRow = typeof orderItem.$inferSelect;

/** Order and view of the email. */
interface Confirmed {
  readonly order: OrderRow;
  readonly lines: readonly ItemRow[];
  readonly view: EmailView;
  /** True if a lender pays. */
  readonly isCredit: boolean;
  readonly seller: ShopConfig['seller'];
  readonly freeReturnDays: number;
}

/**
 * The confirmation of an order; `undefined` when the order names no address to write to. Whoever orders may name any
 * address: what they typed makes no link, and their note to the shop is not repeated.
 */
export async function writeOrderEmail(
  db: PostgresJsDatabase,
  orderId: number,
  view: EmailView,
  {
    attachments,
    creditCodes,
    seller,
    freeReturnDays,
  }: {
    readonly attachments: readonly EmailAttachment[];
    /** The ways to pay by which a lender does. */
    readonly creditCodes: ReadonlySet<string>;
    /** Recipient of a transfer. */
    readonly seller: ShopConfig['seller'];
    readonly freeReturnDays: number;
  },
): Promise<Email | undefined> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined || order.customerEmail === null) return undefined;
  const items = await db
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.id));
  const confirmed = {
    order,
    lines: items.filter(({ parentItemId }) => parentItemId === null),
    view,
    isCredit: creditCodes.has(order.paymentCode),
    seller,
    freeReturnDays,
  };
  return {
    to: order.customerEmail,
    subject: orderEmailMessages[view.language].subject(order.incrementId),
    text: emailText(confirmed),
    html: emailHtml(confirmed),
    attachments,
  };
}

function moneyText({ order, view }: Confirmed, minor: number): string {
  return formatMoney({ minor, currency: order.currency }, view.language);
}

function sums(confirmed: Confirmed): readonly [label: string, amount: string][] {
  const { order, view } = confirmed;
  const said = orderEmailMessages[view.language].sums;
  const labels: Readonly<Record<OrderTotalRow['id'], string>> = {
    ...said,
    discount: order.couponCode === null ? said.discount : `${said.discount} (${order.couponCode})`,
    shipping: `${said.shipping}: ${order.shippingTitle}`,
    payment: order.paymentTitle,
  };
  return orderTotalRows({
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shippingTitle === null ? undefined : order.shipping,
    payment: order.paymentCost,
    total: order.grandTotal,
    tax: order.tax,
    cash: order.cashTotal ?? undefined,
  }).map(({ id, amount }) => [
    labels[id],
    id === 'shipping' && amount === 0 ? said.free : moneyText(confirmed, amount),
  ]);
}

/** An address with its tax number named. */
function emailAddress(
  address: Readonly<Record<string, unknown>>,
  { language }: EmailView,
): readonly string[] {
  const printedAddress = toDisplayAddress(address);
  const { taxNumber } = printedAddress;
  const taxNumberLine = `${orderEmailMessages[language].taxNumber}: ${taxNumber}`;
  return addressLines(
    { ...printedAddress, taxNumber: taxNumber === '' ? '' : taxNumberLine },
    language,
  ).map(withoutLinks);
}

const buyerName = ({ customerFirstname, customerLastname }: OrderRow) => ({
  firstname: customerFirstname,
  lastname: customerLastname,
});

const itemName = ({ name, options }: ItemRow) => withChoices(name, options.map(plainOption));

/** An engraving is typed by whoever orders. */
const plainOption = ({ label, value }: ItemRow['options'][number]) => ({
  label,
  value: withoutLinks(value),
});

function orderDate({ order, view }: Confirmed): string {
  const at = unsafeBrand<EpochMs>(order.createdAt.getTime());
  return view.language === 'hu' ? formatOrderDate(at) : formatDateTime(at, view.language);
}

function payment(confirmed: Confirmed): readonly string[] {
  const { order, view, isCredit, seller } = confirmed;
  const { transfer, creditNote } = orderEmailMessages[view.language];
  if (isCredit) return [order.paymentTitle, creditNote];
  if (!isPaidByTransfer(order.paymentCode)) return [order.paymentTitle];
  const to = bankTransferDetails(seller, view.language);
  return [
    order.paymentTitle,
    ...(to === undefined
      ? []
      : [`${transfer.to}: ${to.name}`, `${transfer.account}: ${to.account}`]),
    `${transfer.amount}: ${moneyText(confirmed, order.grandTotal)}`,
    `${transfer.note}: ${order.incrementId}`,
  ];
}

function sections(
  confirmed: Confirmed,
): readonly (readonly [title: string, lines: readonly string[]])[] {
  const { order, view, freeReturnDays } = confirmed;
  const said = orderEmailMessages[view.language];
  return [
    ...(order.pickupPoint === null
      ? []
      : [
          [
            said.sections.pickup,
            [...pickupLines(order.pickupPoint, view.language), said.pickupNotice],
          ] as const,
        ]),
    ...(order.shippingAddress === null || order.pickupPoint !== null
      ? []
      : [[said.sections.shippingAddress, emailAddress(order.shippingAddress, view)] as const]),
    [said.sections.billingAddress, emailAddress(order.billingAddress, view)],
    [said.sections.payment, payment(confirmed)],
    [
      said.sections.withdrawal,
      [...said.withdrawal(freeReturnDays), ...Object.values(said.exceptions)],
    ],
    [said.sections.withdrawalForm, said.withdrawalForm(order.incrementId, orderDate(confirmed))],
  ];
}

function emailText(confirmed: Confirmed): string {
  const { order, lines, view } = confirmed;
  const said = orderEmailMessages[view.language];
  return [
    greetingTo(buyerName(order), view.language),
    said.introduction,
    `${said.orderNumber}: ${order.incrementId}\n${said.orderedAt}: ${orderDate(confirmed)}`,
    lines
      .map((item) => `${item.qty} × ${itemName(item)}: ${moneyText(confirmed, item.rowGross)}`)
      .join('\n'),
    sums(confirmed)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join('\n'),
    ...sections(confirmed).map(([title, texts]) => `${title}\n${texts.join('\n')}`),
    `${said.terms}: ${termsUrl(view)}`,
    signature[view.language].join('\n'),
  ].join('\n\n');
}

function emailHtml(confirmed: Confirmed): string {
  const { order, lines, view } = confirmed;
  const said = orderEmailMessages[view.language];
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell, index) => `<td${index === 0 ? '' : ' align="right"'}>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const [product, pieces, total] = said.columns;
  return [
    `<!doctype html><html lang="${view.language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(order.incrementId)}</title></head><body>`,
    paragraphs([greetingTo(buyerName(order), view.language), said.introduction]),
    `<p>${said.orderNumber}: <strong>${escapeHtml(order.incrementId)}</strong><br>`,
    `${said.orderedAt}: ${orderDate(confirmed)}</p>`,
    `<table cellpadding="6" width="100%"><thead><tr><th align="left">${product}</th>`,
    `<th align="right">${pieces}</th><th align="right">${total}</th></tr></thead><tbody>`,
    ...lines.map((item) =>
      row([itemName(item), String(item.qty), moneyText(confirmed, item.rowGross)]),
    ),
    '</tbody></table><table cellpadding="6" width="100%"><tbody>',
    ...sums(confirmed).map((cells) => row(cells)),
    '</tbody></table>',
    ...sections(confirmed).map(
      ([title, texts]) => `<h2>${escapeHtml(title)}</h2>${paragraphs(texts)}`,
    ),
    `<p><a href="${escapeHtml(termsUrl(view))}">${said.terms}</a></p>`,
    `<p>${signature[view.language].join('<br>')}</p></body></html>`,
  ].join('');
}

function termsUrl({ shopUrl }: EmailView): string {
  return `${shopUrl}/altalanos-szerzodesi-feltetelek`;
}
