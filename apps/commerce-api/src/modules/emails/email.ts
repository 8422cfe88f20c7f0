import { signature, type EmailView } from './email-view.ts';

/** An email to one person, in two forms that say the same. */
export interface Email {
  readonly to: string;
  /** Reply address; the shop's if absent. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address a mail program posts to when its own "unsubscribe" is pressed (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly EmailAttachment[];
}

/** A file that goes with an email, to be kept. */
export interface EmailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** Text made safe inside HTML, also between double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A link or a paragraph of a short email. */
export type EmailPart = string | { readonly label: string; readonly url: string };

/** A short email out of its paragraphs and links, from the greeting to the last word before the signature. */
export function shortEmail(
  { language }: Pick<EmailView, 'language'>,
  to: string,
  subject: string,
  parts: readonly EmailPart[],
): Pick<Email, 'to' | 'subject' | 'text' | 'html'> {
  const text = parts.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.url}`,
  );
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`,
  );
  return {
    to,
    subject,
    text: `${[...text, signature[language].join('\n')].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>`,
      ...html,
      `<p>${signature[language].join('<br>')}</p></body></html>`,
    ].join(''),
  };
}
