export { bareAddress, contactLetter, contactReceivedLetter } from './contact-email.ts';
export { contactRoutes } from './contact-routes.ts';
