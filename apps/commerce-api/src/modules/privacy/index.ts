export { writeAccountErasedEmail, eraseOldBuyers } from './erase-customer.ts';
export { personalDataRoutes } from './personal-data-routes.ts';
export { runUserErase, runUserList } from './user-command.ts';
