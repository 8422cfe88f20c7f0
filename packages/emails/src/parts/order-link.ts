import { createElement as h, Fragment } from 'react';
import { useEmail } from './email-context.ts';
import { ButtonLink, TextLink } from './email-link.ts';
import { Paragraph } from './paragraph.ts';

/**
 * The link to the page of the order. It opens the order for anybody who has it, and its text says so. `invoices`:
 * numbers of the documents that can be downloaded there.
 */
export function OrderLink({
  url,
  invoices = [],
}: {
  readonly url: string;
  readonly invoices?: readonly string[] | undefined;
}) {
  const { i18n } = useEmail();
  return h(
    Fragment,
    null,
    ...invoices.map((number) =>
      h(TextLink, {
        key: number,
        label: i18n._('Download the invoice: {number} (PDF)', { number }),
        url,
      }),
    ),
    h(ButtonLink, { label: i18n._('View the order'), url }),
    h(
      Paragraph,
      null,
      i18n._('The link opens your order without signing in, so please do not forward it.'),
    ),
  );
}
