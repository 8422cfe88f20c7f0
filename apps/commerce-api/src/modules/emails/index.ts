export {
  type ContactMessage,
  type EmailSenderPorts,
  queueEmail,
  sendDueEmails,
} from './email-jobs.ts';
export { createEmailTransport } from './email-transport.ts';
export {
  greeting,
  greetingTo,
  type ByLanguage,
  emailView,
  type EmailView,
  signature,
} from './email-view.ts';
export {
  escapeHtml,
  type Email,
  type EmailAttachment,
  type EmailPart,
  shortEmail,
} from './email.ts';
export { readUnsubscribeToken, unsubscribeLinks, unsubscribePage } from './unsubscribe-link.ts';
export { withoutLinks } from './without-links.ts';
export { runEmails } from './email-command.ts';
