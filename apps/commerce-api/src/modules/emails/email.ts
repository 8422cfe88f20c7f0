import { readEmailTexts, renderEmail, type EmailTemplate } from '@shop/emails';
import type { EmailView } from './email-view.ts';

/** An email to one person, as text and HTML with the same content. */
export interface Email {
  readonly to: string;
  /** Reply address; the shop's if absent. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL that a mail program posts to when its own "unsubscribe" button is pressed (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly EmailAttachment[];
}

/** A file attached to an email. */
export interface EmailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** Renders an email in the language and with the brand of a view. */
export function emailTo<Data extends object>(
  to: string,
  template: EmailTemplate<Data>,
  data: Data,
  { language, brand }: Pick<EmailView, 'language' | 'brand'>,
): Pick<Email, 'to' | 'subject' | 'text' | 'html'> {
  return { to, ...renderEmail(template, data, readEmailTexts(language), brand) };
}
