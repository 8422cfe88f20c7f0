import { formatDateTime } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import { refundDays, sendBackDays } from '@shop/orders';
import { createElement as h, Fragment } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { Lines, Paragraph } from '../parts/paragraph.ts';
import { Greeting, Signature } from '../parts/salutation.ts';
import { withoutLinks } from '../texts/without-links.ts';

/** A received statement of withdrawal. Name and items are user input. */
interface Statement {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  /** `null`: all products of the order. */
  readonly items: string | null;
  readonly bankAccount: string | null;
  readonly receivedAt: EpochMs;
}

/** The receipt of a withdrawal on a durable medium: the statement, with the date and time of its receipt. */
export const withdrawalReceiptEmail: EmailTemplate<{
  readonly statement: Statement;
  readonly seller: { readonly name: string; readonly seat: string } | null;
}> = {
  subject: (i18n, { statement: { orderNumber } }) =>
    i18n._('Withdrawal received: {orderNumber}', { orderNumber }),
  preheader: (i18n) => i18n._('Please keep this e-mail.'),
  Content({ statement, seller }) {
    const { i18n } = useEmail();
    const sendBack = i18n._(
      'You must send the products back within {sendBackDays} days of sending the statement. If the parcel is still on its way, you can also send it back after you have received it.',
      { sendBackDays },
    );
    return h(
      Fragment,
      null,
      h(Greeting, { name: statement.name }),
      h(
        Paragraph,
        null,
        i18n._(
          'We have received the statement of withdrawal below. This e-mail confirms that it arrived, please keep it.',
        ),
      ),
      h(StatementLines, statement),
      h(Lines, {
        lines:
          seller === null
            ? [sendBack]
            : [sendBack, `${i18n._('Address')}: ${seller.name}, ${seller.seat}`],
      }),
      h(
        Paragraph,
        null,
        i18n._(
          'We refund the amount paid, together with the cost of the cheapest standard delivery, within {refundDays} days at the latest, to the means of payment used for the purchase, or to the bank account if the statement names one. We can withhold the refund until the products or the proof of posting arrive.',
          { refundDays },
        ),
      ),
      h(Paragraph, null, i18n._('If you sent it by mistake, please reply to this e-mail.')),
      h(Signature),
    );
  },
};

/** Informs the shop of a withdrawal. */
export const withdrawalNoticeEmail: EmailTemplate<{ readonly statement: Statement }> = {
  subject: (i18n, { statement: { orderNumber } }) =>
    i18n._('Statement of withdrawal: {orderNumber}', { orderNumber }),
  preheader: (_i18n, { statement }) => withoutLinks(statement.name),
  Content: ({ statement }) => h(StatementLines, statement),
};

function StatementLines({ orderNumber, name, email, items, bankAccount, receivedAt }: Statement) {
  const { i18n } = useEmail();
  const at = formatDateTime(receivedAt, i18n.language);
  return h(Lines, {
    lines: [
      i18n._('I declare that I withdraw from the contract for the order below.'),
      `${i18n._('Name')}: ${withoutLinks(name)}`,
      i18n._('Order number: {orderNumber}', { orderNumber }),
      `${i18n._('E-mail address')}: ${email}`,
      `${i18n._('Products concerned')}: ${withoutLinks(items ?? i18n._('all products of the order'))}`,
      ...(bankAccount === null ? [] : [`${i18n._('Bank account for the refund')}: ${bankAccount}`]),
      `${i18n._('Received on')}: ${at} (${i18n._('Budapest time')})`,
    ],
  });
}
