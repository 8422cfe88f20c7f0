export { writeAccountErasedEmail, eraseOldBuyers } from './erase-customer.ts';
export { runUserImport } from './import-users.ts';
export { personalDataRoutes } from './personal-data-routes.ts';
export { exportPersonalData } from './export-personal-data.ts';
export { eraseUser, listUsers, runUserErase, runUserList } from './user-command.ts';
