import {
  type ContactMessage,
  escapeHtml,
  type ByLanguage,
  type Email,
  type EmailView,
  shortEmail,
} from '../emails/index.ts';

/** A shopper's message on its way to the shop; answering it answers the shopper. */
export function contactEmail(message: ContactMessage, mailFrom: string): Email {
  return {
    to: message.to ?? bareAddress(mailFrom),
    replyTo: message.email,
    subject: `Üzenet a webáruházból: ${message.subject.replaceAll(/\s+/g, ' ')}`,
    text: `${message.text}\n\nFeladó: ${message.email}\n`,
    html: [
      '<!doctype html><html lang="hu"><meta charset="utf-8"><body>',
      `<p style="white-space:pre-wrap">${escapeHtml(message.text)}</p>`,
      `<p>Feladó: ${escapeHtml(message.email)}</p></body></html>`,
    ].join(''),
  };
}

/** The address in `Name <address>`. */
export function bareAddress(mailFrom: string): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** Tells a shopper that the message has come. Holds nothing of it: anybody may name any address. */
export function contactReceivedEmail(to: string, view: EmailView): Email {
  const [subject, ...paragraphs] = received[view.language];
  return shortEmail(view, to, subject, paragraphs);
}

const received: ByLanguage<readonly [subject: string, ...paragraphs: string[]]> = {
  hu: [
    'Megkaptuk az üzenetét',
    'Kedves Érdeklődő!',
    'Köszönjük az üzenetét! Megkaptuk, és két munkanapon belül válaszolunk rá.',
    'Ha nem Ön írt nekünk, ezzel az e-maillel nincs teendője.',
  ],
  de: [
    'Ihre Nachricht ist angekommen',
    'Guten Tag,',
    'vielen Dank für Ihre Nachricht! Sie ist bei uns angekommen, und wir antworten innerhalb von zwei Werktagen.',
    'Wenn Sie uns nicht geschrieben haben, brauchen Sie nichts zu tun.',
  ],
  it: [
    'Abbiamo ricevuto il Suo messaggio',
    'Gentile cliente,',
    'grazie per il Suo messaggio! Lo abbiamo ricevuto e risponderemo entro due giorni lavorativi.',
    'Se non è stato Lei a scriverci, non deve fare nulla.',
  ],
};
