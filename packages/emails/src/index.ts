export type { EmailBrand, EmailTemplate } from './email.ts';
export { renderEmail } from './render-email.ts';
export {
  accountErasedEmail,
  addressChangedEmail,
  confirmAddressEmail,
  invitationEmail,
  passwordResetEmail,
} from './templates/account-emails.ts';
export { backInStockEmail } from './templates/back-in-stock-email.ts';
export { contactEmail, contactReceivedEmail } from './templates/contact-emails.ts';
export {
  newsletterConfirmationEmail,
  newsletterKnownEmail,
  newsletterWelcomeEmail,
} from './templates/newsletter-emails.ts';
export { orderCodeEmail } from './templates/order-code-email.ts';
export { orderConfirmationEmail } from './templates/order-confirmation-email.ts';
export {
  invoiceEmail,
  orderCanceledEmail,
  orderReadyEmail,
  orderShippedEmail,
} from './templates/order-status-emails.ts';
export {
  paymentFailedEmail,
  paymentReceivedEmail,
  paymentRefundedEmail,
} from './templates/payment-emails.ts';
export { withdrawalNoticeEmail, withdrawalReceiptEmail } from './templates/withdrawal-emails.ts';
export type { EmailLanguage, TextOverlay } from './texts/email-texts.ts';
export { overlayEmailTexts, readEmailTexts } from './texts/read-email-texts.ts';
