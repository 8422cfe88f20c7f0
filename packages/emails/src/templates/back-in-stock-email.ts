import { createElement as h, Fragment } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { ButtonLink, TextLink } from '../parts/email-link.ts';
import { Paragraph } from '../parts/paragraph.ts';
import { Signature } from '../parts/salutation.ts';

/** Informs a shopper that a product can be bought again. */
export const backInStockEmail: EmailTemplate<{
  readonly productName: string;
  readonly productUrl: string;
  readonly unsubscribeUrl: string;
}> = {
  subject: (i18n, { productName }) => i18n._('Back in stock: {productName}', { productName }),
  preheader: (i18n) => i18n._('Stock is limited.'),
  Content({ productName, productUrl, unsubscribeUrl }) {
    const { i18n } = useEmail();
    return h(
      Fragment,
      null,
      h(Paragraph, null, i18n._('Dear Sir or Madam,')),
      h(
        Paragraph,
        null,
        i18n._('{productName} is back in stock. Stock is limited and we cannot reserve it.', {
          productName,
        }),
      ),
      h(ButtonLink, { label: i18n._('View the product'), url: productUrl }),
      h(Paragraph, null, i18n._('This was the only notification about this product.')),
      h(TextLink, {
        label: i18n._('Stop all stock notifications'),
        url: unsubscribeUrl,
      }),
      h(Signature),
    );
  },
};
