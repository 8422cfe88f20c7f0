export { bareAddress, contactEmail, contactReceivedEmail } from './contact-email.ts';
export { contactRoutes } from './contact-routes.ts';
