import { createElement as h, Fragment } from 'react';
import { useEmail } from './email-context.ts';
import { ButtonLink } from './email-link.ts';
import { Paragraph } from './paragraph.ts';

/** The link to the page of the order. It opens the order for anybody who has it, and says so. */
export function OrderLink({ url }: { readonly url: string }) {
  const { i18n } = useEmail();
  return h(
    Fragment,
    null,
    h(ButtonLink, { label: i18n._('View the order'), url }),
    h(
      Paragraph,
      null,
      i18n._('The link opens your order without signing in, so please do not forward it.'),
    ),
  );
}
