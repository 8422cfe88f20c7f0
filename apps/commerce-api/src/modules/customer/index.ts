export { accountLimits } from './account-limits.ts';
export { accountRoutes } from './account-routes.ts';
export {
  emailKey,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  type NewCustomerIds,
} from './customer-store.ts';
export { emailChangeRoutes } from './email-change-routes.ts';
export { writeAddressChangedEmail, writeEmailChangeEmail } from './email-change.ts';
export { readProfile, updateProfile } from './profile.ts';
export { readWishlist } from './wishlist.ts';
