import { createElement as h } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { ButtonLink } from '../parts/email-link.ts';
import { OrderEmail, type OrderData } from '../parts/order-email.ts';
import { Paragraph } from '../parts/paragraph.ts';

/** Informs the buyer that the order is paid. `amount`: formatted text. */
export const paymentReceivedEmail: EmailTemplate<OrderData & { readonly amount: string }> = {
  subject: (i18n, { orderNumber }) => i18n._('Payment received: {orderNumber}', { orderNumber }),
  preheader: (_i18n, { amount }) => amount,
  Content({ amount, ...order }) {
    const { i18n } = useEmail();
    return h(
      OrderEmail,
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

/** Informs the buyer that a payment attempt failed and another one is possible. */
export const paymentFailedEmail: EmailTemplate<OrderData & { readonly paymentUrl: string }> = {
  subject: (i18n, { orderNumber }) => i18n._('Payment failed: {orderNumber}', { orderNumber }),
  preheader: (i18n) => i18n._('Nothing was charged.'),
  Content({ paymentUrl, ...order }) {
    const { i18n } = useEmail();
    return h(
      OrderEmail,
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

/** Informs the buyer of a refund. `amount`: formatted text. */
export const paymentRefundedEmail: EmailTemplate<OrderData & { readonly amount: string }> = {
  subject: (i18n, { orderNumber }) => i18n._('Refund: {orderNumber}', { orderNumber }),
  preheader: (_i18n, { amount }) => amount,
  Content({ amount, ...order }) {
    const { i18n } = useEmail();
    return h(
      OrderEmail,
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
