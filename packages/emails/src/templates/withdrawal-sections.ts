import { refundDays, sendBackDays, withdrawalDays, type WithdrawalException } from '@shop/orders';
import { createElement as h, Fragment } from 'react';
import { useEmail } from '../parts/email-context.ts';
import { Section } from '../parts/paragraph.ts';
import type { EmailTexts } from '../texts/email-texts.ts';

/** A blank line of the form, to be filled in by hand. */
const blank = '………………………………………………';
const shortBlank = '………………………………';

/** The right of withdrawal and the model withdrawal form, which the law requires in a confirmation. */
export function WithdrawalSections({
  orderNumber,
  orderedAt,
  freeReturnDays,
}: {
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly freeReturnDays: number;
}) {
  const { i18n } = useEmail();
  return h(
    Fragment,
    null,
    h(Section, {
      title: i18n._('Right of withdrawal'),
      paragraphs: [
        i18n._(
          'You can withdraw from the contract without giving a reason within {withdrawalDays} days of receiving the goods. If the order arrives in several parts, the period starts when you receive the last piece. To meet the deadline it is enough to send the statement before the end of day {withdrawalDays}.',
          { withdrawalDays },
        ),
        i18n._(
          'If you withdraw, you must send the goods back within {sendBackDays} days of sending the statement. We refund the amount paid, together with the cost of the cheapest standard delivery, within {refundDays} days at the latest, to the means of payment you used; we can withhold the refund until the goods or the proof of posting arrive.',
          { sendBackDays, refundDays },
        ),
        ...(freeReturnDays > 0
          ? [
              i18n._(
                'Instead of the {withdrawalDays} days of the law we voluntarily take back undamaged products in their original packaging free of charge for {freeReturnDays} days; your legal rights remain.',
                { withdrawalDays, freeReturnDays },
              ),
            ]
          : []),
        ...Object.values(exceptions(i18n)),
      ],
    }),
    h(Section, {
      title: i18n._('Statement of withdrawal (model form)'),
      paragraphs: [
        i18n._(
          'I hereby declare that I withdraw from the contract of sale of the following goods:',
        ),
        i18n._('Number of the order: {orderNumber}', { orderNumber }),
        i18n._('Name of the goods: {blank}', { blank }),
        i18n._('Contract concluded on: {orderedAt}', { orderedAt }),
        i18n._('Received on: {blank}', { blank }),
        i18n._('Name and address of the consumer: {blank}', { blank }),
        i18n._('Signature of the consumer (if the statement is on paper) and date: {shortBlank}', {
          shortBlank,
        }),
      ],
    }),
  );
}

/** Exceptions from the right of withdrawal (OR-11). */
function exceptions(i18n: EmailTexts): Readonly<Record<WithdrawalException, string>> {
  return {
    'own-words': i18n._(
      'Withdrawal without a reason does not apply to a product made with your own text.',
    ),
    download: i18n._(
      'The right of withdrawal ends when the download has started with your consent.',
    ),
  };
}
