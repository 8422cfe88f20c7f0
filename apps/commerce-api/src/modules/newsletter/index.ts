export { writeAskedLetter, writeWelcomeLetter } from './newsletter-emails.ts';
export { newsletterRoutes } from './newsletter-routes.ts';
