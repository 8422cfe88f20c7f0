import type { PersonName } from '@shop/format';
import { createElement as h, Fragment, type ReactNode } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { ButtonLink } from '../parts/email-link.ts';
import { OrderLink } from '../parts/order-link.ts';
import { Paragraph } from '../parts/paragraph.ts';
import { Greeting, Signature } from '../parts/salutation.ts';

interface PaymentData {
  readonly orderNumber: string;
  readonly customerName: PersonName;
  /** Page of the order, with its access token. */
  readonly orderUrl: string;
  /** Numbers of the invoices that were made. */
  readonly invoices?: readonly string[] | undefined;
}

/** Tells the buyer that the order is paid. `amount`: money as text. */
export const paymentReceivedEmail: EmailTemplate<PaymentData & { readonly amount: string }> = {
  subject: (i18n, { orderNumber }) => i18n._('Payment received: {orderNumber}', { orderNumber }),
  preheader: (_i18n, { amount }) => amount,
  Content({ amount, ...order }) {
    const { i18n } = useEmail();
    return h(
      PaymentEmail,
      order,
      h(Paragraph, null, i18n._('We have received your payment: {amount}.', { amount })),
      h(
        Paragraph,
        null,
        i18n._('We are now preparing your order and will write when it is on its way.'),
      ),
    );
  },
};

/** Tells the buyer that an attempt to pay failed and another one is possible. */
export const paymentFailedEmail: EmailTemplate<PaymentData & { readonly paymentUrl: string }> = {
  subject: (i18n, { orderNumber }) => i18n._('Payment failed: {orderNumber}', { orderNumber }),
  preheader: (i18n) => i18n._('Nothing was charged.'),
  Content({ paymentUrl, ...order }) {
    const { i18n } = useEmail();
    return h(
      PaymentEmail,
      order,
      h(Paragraph, null, i18n._('The payment did not succeed, and nothing was charged.')),
      h(
        Paragraph,
        null,
        i18n._(
          'We keep the products for you for a while. Please try again, or choose another way to pay:',
        ),
      ),
      h(ButtonLink, { label: i18n._('Pay for the order'), url: paymentUrl }),
    );
  },
};

/** Tells the buyer of a refund. `amount`: money as text. */
export const paymentRefundedEmail: EmailTemplate<PaymentData & { readonly amount: string }> = {
  subject: (i18n, { orderNumber }) => i18n._('Refund: {orderNumber}', { orderNumber }),
  preheader: (_i18n, { amount }) => amount,
  Content({ amount, ...order }) {
    const { i18n } = useEmail();
    return h(
      PaymentEmail,
      order,
      h(Paragraph, null, i18n._('We have refunded {amount}.', { amount })),
      h(
        Paragraph,
        null,
        i18n._(
          'The amount returns the way you paid. Banks usually credit it within some working days.',
        ),
      ),
    );
  },
};

function PaymentEmail({
  orderNumber,
  customerName,
  orderUrl,
  invoices,
  children,
}: PaymentData & { readonly children?: ReactNode }) {
  const { i18n } = useEmail();
  return h(
    Fragment,
    null,
    h(Greeting, { name: customerName }),
    h(Paragraph, null, i18n._('Order number: {orderNumber}', { orderNumber })),
    children,
    h(OrderLink, { url: orderUrl, invoices }),
    h(Signature),
  );
}
