export { readLoyaltyCard } from './loyalty-program.ts';
export { loyaltyRoutes } from './loyalty-routes.ts';
