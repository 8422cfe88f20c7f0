import { createElement as h, Fragment } from 'react';
import { useEmail } from './email-context.ts';
import { ButtonLink, TextLink } from './email-link.ts';
import type { EmailTexts } from '../texts/email-texts.ts';
import { Paragraph } from './paragraph.ts';

/** An invoice of an order, or a document that corrects one. */
export interface OrderInvoice {
  /** `invoice`, `correction` or `storno`; `storno` cancels the whole invoice. */
  readonly kind: string;
  readonly number: string;
}

/**
 * The link to the page of the order. It opens the order for anybody who has it, and its text says so. `invoices`: the
 * documents that can be downloaded there.
 */
export function OrderLink({
  url,
  invoices = [],
}: {
  readonly url: string;
  readonly invoices?: readonly OrderInvoice[] | undefined;
}) {
  const { i18n } = useEmail();
  return h(
    Fragment,
    null,
    ...invoices.map((invoice) =>
      h(TextLink, { key: invoice.number, label: downloadLabel(invoice, i18n), url }),
    ),
    h(ButtonLink, { label: i18n._('View the order'), url }),
    h(
      Paragraph,
      null,
      i18n._('The link opens your order without signing in, so please do not forward it.'),
    ),
  );
}

function downloadLabel({ kind, number }: OrderInvoice, i18n: EmailTexts): string {
  if (kind === 'invoice') return i18n._('Download the invoice: {number} (PDF)', { number });
  return kind === 'storno'
    ? i18n._('Download the cancellation invoice: {number} (PDF)', { number })
    : i18n._('Download the corrective invoice: {number} (PDF)', { number });
}
