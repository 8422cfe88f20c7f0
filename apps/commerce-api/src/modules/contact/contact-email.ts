import { contactEmail, contactReceivedEmail } from '@shop/emails';
import { type ContactMessage, type Email, emailTo, type EmailView } from '../emails/index.ts';

/** Writes a shopper's message to the shop, in the shop's language; a reply goes to the shopper. */
export function writeContactEmail(
  { email, subject, text, to }: ContactMessage,
  mailFrom: string,
  view: EmailView,
): Email {
  const data = { sender: email, subject, message: text };
  return { ...emailTo(to ?? bareAddress(mailFrom), contactEmail, data, view), replyTo: email };
}

/** Returns the address in `Name <address>`. */
export function bareAddress(mailFrom: string): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** Confirms to a shopper that the message has arrived. */
export function writeContactReceivedEmail(to: string, view: EmailView): Email {
  return emailTo(to, contactReceivedEmail, {}, view);
}
