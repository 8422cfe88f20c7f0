export { writeConfirmationEmail, writeWelcomeEmail } from './newsletter-emails.ts';
export { newsletterRoutes } from './newsletter-routes.ts';
export { readSubscribers, runNewsletter } from './newsletter-command.ts';
export { takeOverNewsletter } from './subscription-store.ts';
