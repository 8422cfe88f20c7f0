export {
  type Cancellation,
  type ContactMessage,
  type EmailSenderPorts,
  queueEmail,
  sendDueEmails,
} from './email-jobs.ts';
export { createEmailTransport } from './email-transport.ts';
export { emailView, type EmailView } from './email-view.ts';
export { emailTo, type Email, type EmailAttachment } from './email.ts';
export { readUnsubscribeToken, unsubscribeLinks, unsubscribePage } from './unsubscribe-link.ts';
export { runEmails } from './email-command.ts';
