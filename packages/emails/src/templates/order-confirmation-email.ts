import { toDisplayAddress } from '@shop/forms';
import {
  addressLines,
  formatDateTime,
  formatMoney,
  formatOrderDate,
  pickupLines,
  withChoices,
  type Grouping,
  type PersonName,
  type PickupPlace,
} from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import type { Currency } from '@shop/money';
import {
  bankTransferDetails,
  orderTotalRows,
  type OrderAmounts,
  type OrderTotalRow,
} from '@shop/orders';
import { createElement as h, Fragment } from 'react';
import type { EmailTemplate } from '../email.ts';
import { AmountTable } from '../parts/amount-table.ts';
import { useEmail } from '../parts/email-context.ts';
import { TextLink } from '../parts/email-link.ts';
import { OrderLink } from '../parts/order-link.ts';
import { Lines, Paragraph, Section } from '../parts/paragraph.ts';
import { Greeting, Signature } from '../parts/salutation.ts';
import type { EmailTexts } from '../texts/email-texts.ts';
import { withoutLinks } from '../texts/without-links.ts';
import { WithdrawalSections } from './withdrawal-sections.ts';

interface OrderLine {
  readonly qty: number;
  readonly name: string;
  /** Chosen options. A value may be user input, such as an engraving. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** Gross, in minor units. */
  readonly total: number;
}

interface OrderConfirmation {
  readonly orderNumber: string;
  readonly orderedAt: EpochMs;
  readonly customerName: PersonName;
  readonly currency: Currency;
  /** Grouping of thousands. */
  readonly grouping: Grouping;
  readonly lines: readonly OrderLine[];
  /** In minor units. */
  readonly amounts: OrderAmounts;
  readonly couponCode: string | null;
  readonly shippingTitle: string | null;
  readonly payment: {
    readonly title: string;
    /** `credit`: a lender pays. `transfer`: the buyer pays in advance. */
    readonly kind: 'credit' | 'transfer' | 'other';
  };
  /** Country of the store view: its addresses are formatted without the country. */
  readonly ownCountry: string;
  /** Addresses as stored with the order: user input. */
  readonly billingAddress: Readonly<Record<string, unknown>>;
  readonly shippingAddress: Readonly<Record<string, unknown>> | null;
  /** `carrier` only for a parcel point. */
  readonly pickupPoint: (PickupPlace & { readonly carrier?: unknown }) | null;
  /** Recipient of a transfer. */
  readonly seller: Parameters<typeof bankTransferDetails>[0];
  readonly freeReturnDays: number;
  readonly termsUrl: string;
  /** Page of the order, with its access token. */
  readonly orderUrl: string;
}

/**
 * The confirmation of an order, which concludes the contract. Anybody can enter any address, so links in user input are
 * removed, and the note to the shop is not included.
 */
export const orderConfirmationEmail: EmailTemplate<OrderConfirmation> = {
  subject: (i18n, { orderNumber }) => i18n._('Order confirmation: {orderNumber}', { orderNumber }),
  preheader: (i18n, { amounts, currency, grouping }) =>
    `${i18n._('Total')}: ${formatMoney({ minor: amounts.total, currency }, i18n.language, grouping)}`,
  Content(order) {
    const { i18n } = useEmail();
    const { orderNumber, customerName, termsUrl } = order;
    const orderedAt = orderDate(order, i18n);
    return h(
      Fragment,
      null,
      h(Greeting, { name: customerName }),
      h(
        Paragraph,
        null,
        i18n._(
          'Thank you for your order! We have received it and will pack it soon. This e-mail confirms that the contract has been concluded.',
        ),
      ),
      h(Lines, {
        lines: [
          i18n._('Order number: {orderNumber}', { orderNumber }),
          i18n._('Ordered at: {orderedAt}', { orderedAt }),
        ],
      }),
      h(OrderLink, { url: order.orderUrl }),
      h(Products, order),
      h(Totals, order),
      h(Delivery, order),
      h(Section, {
        title: i18n._('Billing address'),
        lines: printedAddress(order.billingAddress, order.ownCountry, i18n),
      }),
      h(Section, { title: i18n._('Payment'), lines: paymentLines(order, i18n) }),
      h(WithdrawalSections, {
        orderNumber,
        orderedAt,
        freeReturnDays: order.freeReturnDays,
      }),
      h(TextLink, { label: i18n._('Terms and conditions'), url: termsUrl, isInline: true }),
      h(Signature),
    );
  },
};

function Products({ lines, currency, grouping }: OrderConfirmation) {
  const { i18n } = useEmail();
  const rows = lines.map(({ name, options, qty, total }) => {
    const product = withChoices(
      name,
      options.map(({ label, value }) => ({ label, value: withoutLinks(value) })),
    );
    const amount = formatMoney({ minor: total, currency }, i18n.language, grouping);
    return { cells: [product, String(qty), amount], text: `${qty} × ${product}: ${amount}` };
  });
  return h(AmountTable, {
    columns: [i18n._('Product'), i18n._('Pieces'), i18n._('Sum')],
    rows,
  });
}

function Totals(order: OrderConfirmation) {
  const { amounts, currency, grouping, couponCode, shippingTitle, payment } = order;
  const { i18n } = useEmail();
  const discount = i18n._('Discount');
  const labels: Readonly<Record<OrderTotalRow['id'], string>> = {
    subtotal: i18n._('Subtotal'),
    discount: couponCode === null ? discount : `${discount} (${couponCode})`,
    shipping: i18n._('Shipping: {shippingTitle}', { shippingTitle: shippingTitle ?? '' }),
    payment: payment.title,
    total: i18n._('Total'),
    tax: i18n._('Including VAT'),
    rounding: i18n._('Rounding (cash payment)'),
    cash: i18n._('To pay in cash'),
  };
  const rows = orderTotalRows(amounts).map(({ id, amount }) => {
    const text =
      id === 'shipping' && amount === 0
        ? i18n._('free')
        : formatMoney({ minor: amount, currency }, i18n.language, grouping);
    return { cells: [labels[id], text], text: `${labels[id]}: ${text}` };
  });
  return h(AmountTable, { rows });
}

function Delivery({ pickupPoint, shippingAddress, ownCountry }: OrderConfirmation) {
  const { i18n } = useEmail();
  if (pickupPoint !== null) {
    const notice =
      pickupPoint.carrier === undefined
        ? i18n._('We will notify you by e-mail when the order can be collected.')
        : i18n._('The carrier will notify you when the parcel can be collected.');
    const lines = [...pickupLines(pickupPoint, i18n.language), notice];
    return h(Section, { title: i18n._('Place of pickup'), lines });
  }
  if (shippingAddress === null) return null;
  const lines = printedAddress(shippingAddress, ownCountry, i18n);
  return h(Section, { title: i18n._('Shipping address'), lines });
}

/** Returns the lines of an address, with a label for the tax number. */
function printedAddress(
  address: Readonly<Record<string, unknown>>,
  ownCountry: string,
  i18n: EmailTexts,
): readonly string[] {
  const displayAddress = toDisplayAddress(address);
  const { taxNumber } = displayAddress;
  const taxNumberLine = taxNumber === '' ? '' : `${i18n._('Tax number')}: ${taxNumber}`;
  const lines = { ...displayAddress, taxNumber: taxNumberLine };
  return addressLines(lines, { locale: i18n.language, ownCountry }).map(withoutLinks);
}

function paymentLines(
  { payment: { title, kind }, seller, amounts, currency, grouping, orderNumber }: OrderConfirmation,
  i18n: EmailTexts,
): readonly string[] {
  if (kind === 'credit') {
    return [
      title,
      i18n._(
        'Our colleague arranges the down payment and the term by phone and sends the link to the application form of the lender. The parcel leaves after the credit agreement is signed.',
      ),
    ];
  }
  if (kind === 'other') return [title];
  const recipient = bankTransferDetails(seller, i18n.language);
  const amount = formatMoney({ minor: amounts.total, currency }, i18n.language, grouping);
  return [
    title,
    ...(recipient === undefined
      ? []
      : [
          `${i18n._('Recipient')}: ${recipient.name}`,
          `${i18n._('Account number')}: ${recipient.account}`,
        ]),
    `${i18n._('Amount to transfer')}: ${amount}`,
    `${i18n._('Payment reference')}: ${orderNumber}`,
  ];
}

function orderDate({ orderedAt }: OrderConfirmation, { language }: EmailTexts): string {
  return language === 'hu' ? formatOrderDate(orderedAt) : formatDateTime(orderedAt, language);
}
