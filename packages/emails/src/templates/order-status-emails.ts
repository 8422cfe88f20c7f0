import { pickupLines, type PickupPlace } from '@shop/format';
import { refundDays, withdrawalDays } from '@shop/orders';
import { createElement as h } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { TextLink } from '../parts/email-link.ts';
import { OrderEmail, type OrderData } from '../parts/order-email.ts';
import { Paragraph } from '../parts/paragraph.ts';

/** Informs the buyer that the parcel is on its way. */
export const orderShippedEmail: EmailTemplate<
  OrderData & {
    readonly shippingTitle: string | null;
    /** Name of the carrier, parcel number, and tracking page of the carrier. */
    readonly parcels: readonly {
      readonly carrier: string;
      readonly code: string;
      readonly url: string;
    }[];
    readonly withdrawalUrl: string;
  }
> = {
  subject: (i18n, { orderNumber }) =>
    i18n._('Your order is on its way: {orderNumber}', { orderNumber }),
  preheader: (i18n) => i18n._('The carrier has the parcel.'),
  Content({ shippingTitle, parcels, withdrawalUrl, ...order }) {
    const { i18n } = useEmail();
    return h(
      OrderEmail,
      order,
      h(
        Paragraph,
        null,
        i18n._('We handed the parcel to the carrier. It is on its way to the given address.'),
      ),
      shippingTitle === null
        ? null
        : h(Paragraph, null, i18n._('Shipping: {shippingTitle}', { shippingTitle })),
      ...parcels.map(({ carrier, code, url }) =>
        h(TextLink, {
          key: url,
          label: i18n._('Track the parcel ({carrier} {code})', { carrier, code }),
          url,
        }),
      ),
      h(WithdrawalLink, { url: withdrawalUrl }),
    );
  },
};

/** Informs the buyer that the order can be collected. */
export const orderReadyEmail: EmailTemplate<
  OrderData & { readonly pickupPoint: PickupPlace; readonly withdrawalUrl: string }
> = {
  subject: (i18n, { orderNumber }) =>
    i18n._('Your order is ready for pickup: {orderNumber}', { orderNumber }),
  preheader: (_i18n, { pickupPoint }) => pickupPoint.name,
  Content({ pickupPoint, withdrawalUrl, ...order }) {
    const { i18n } = useEmail();
    return h(
      OrderEmail,
      order,
      h(Paragraph, null, i18n._('Your order can be collected during opening hours, here:')),
      ...pickupLines(pickupPoint, i18n.language).map((line) => h(Paragraph, { key: line }, line)),
      h(WithdrawalLink, { url: withdrawalUrl }),
    );
  },
};

/** Informs the buyer about the invoices. */
export const invoiceEmail: EmailTemplate<OrderData> = {
  subject: (i18n, { orderNumber }) =>
    i18n._('Invoice of your order: {orderNumber}', { orderNumber }),
  preheader: (_i18n, { invoices = [] }) => invoices.map(({ number }) => number).join(', '),
  Content(order) {
    const { i18n } = useEmail();
    const text = i18n._('The invoice of your order is ready. You can download it as a PDF file.');
    return h(OrderEmail, order, h(Paragraph, null, text));
  },
};

/** Informs the buyer that the order was canceled. `reason`: `unpaid` if the time to pay is over; absent: on request. */
export const orderCanceledEmail: EmailTemplate<OrderData & { readonly reason?: 'unpaid' }> = {
  subject: (i18n, { orderNumber }) => i18n._('Canceled order: {orderNumber}', { orderNumber }),
  preheader: (i18n) => i18n._('We will not send the products.'),
  Content({ reason, ...order }) {
    const { i18n } = useEmail();
    const paragraphs =
      reason === 'unpaid'
        ? [
            i18n._(
              'The order was not paid in time. We have canceled it and will not send the products.',
            ),
            i18n._('If you still want the products, please order them again.'),
            i18n._('If you have paid already, reply to this e-mail and we will help.'),
          ]
        : [
            i18n._('We have canceled the order and will not send the products.'),
            i18n._(
              'If we have received your payment already, we refund it within {refundDays} days at the latest, the same way it arrived.',
              { refundDays },
            ),
            i18n._(
              'If you did not ask for the cancellation, reply to this e-mail and we will help.',
            ),
          ];
    return h(OrderEmail, order, ...paragraphs.map((text) => h(Paragraph, { key: text }, text)));
  },
};

function WithdrawalLink({ url }: { readonly url: string }) {
  const label = useEmail().i18n._(
    'You can withdraw from the contract without giving a reason within {withdrawalDays} days of receiving the goods',
    { withdrawalDays },
  );
  return h(TextLink, { label, url });
}
