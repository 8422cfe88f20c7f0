import { orderCodeMinutes } from '@shop/contract';
import type { PersonName } from '@shop/format';
import { createElement as h, Fragment } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { Paragraph } from '../parts/paragraph.ts';
import { Greeting, Signature } from '../parts/salutation.ts';

/** Email with the code that opens an order without its link. `code`: six digits. */
export const orderCodeEmail: EmailTemplate<{
  readonly orderNumber: string;
  readonly customerName: PersonName;
  readonly code: string;
}> = {
  subject: (i18n, { orderNumber }) => i18n._('Code for your order: {orderNumber}', { orderNumber }),
  preheader: (i18n) =>
    i18n._('The code is valid for {orderCodeMinutes} minutes.', { orderCodeMinutes }),
  Content({ orderNumber, customerName, code }) {
    const { i18n } = useEmail();
    return h(
      Fragment,
      null,
      h(Greeting, { name: customerName }),
      h(Paragraph, null, i18n._('Order number: {orderNumber}', { orderNumber })),
      h(Paragraph, null, i18n._('The code that opens your order: {code}', { code })),
      h(
        Paragraph,
        null,
        i18n._(
          'It is valid for {orderCodeMinutes} minutes and works once. If you did not request it, there is nothing to do: nobody sees your order without it.',
          { orderCodeMinutes },
        ),
      ),
      h(Signature),
    );
  },
};
