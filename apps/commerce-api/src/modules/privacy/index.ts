export { accountErasedEmail, eraseOldBuyers } from './erase-customer.ts';
export { personalDataRoutes } from './personal-data-routes.ts';
