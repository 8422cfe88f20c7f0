import { escapeHtml, type Letter } from './letter.ts';
import type { ContactMessage } from './mail-jobs.ts';

/** A shopper's message on its way to the shop; answering it answers the shopper. */
export function contactLetter(message: ContactMessage, mailFrom: string): Letter {
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
export function contactReceivedLetter(to: string): Letter {
  const thanks = 'Köszönjük üzenetét! Megkaptuk, és két munkanapon belül válaszolunk rá.';
  const otherwise = 'Ha nem Ön írt nekünk, ezzel a levéllel nincs teendője.';
  return {
    to,
    subject: 'Megkaptuk üzenetét',
    text: `Kedves Érdeklődő!\n\n${thanks}\n\n${otherwise}\n\nÜdvözlettel:\nZugoly\n`,
    html: [
      '<!doctype html><html lang="hu"><meta charset="utf-8"><body>',
      `<p>Kedves Érdeklődő!</p><p>${thanks}</p><p>${otherwise}</p>`,
      '<p>Üdvözlettel:<br>Zugoly</p></body></html>',
    ].join(''),
  };
}
