export { type ContactMessage, type MailSenderPorts, queueMail, sendDueMail } from './email-jobs.ts';
export { createMailTransport } from './email-transport.ts';
export {
  greeting,
  greetingTo,
  type InLanguages,
  letterView,
  type LetterView,
  signature,
} from './email-view.ts';
export {
  escapeHtml,
  type Letter,
  type LetterAttachment,
  type LetterPart,
  shortLetter,
} from './email.ts';
export { readUnsubscribeWord, unsubscribeLinks, unsubscribePage } from './unsubscribe-link.ts';
export { withoutLinks } from './without-links.ts';
