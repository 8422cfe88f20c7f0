export { bareAddress, writeContactEmail, writeContactReceivedEmail } from './contact-email.ts';
export { contactRoutes } from './contact-routes.ts';
