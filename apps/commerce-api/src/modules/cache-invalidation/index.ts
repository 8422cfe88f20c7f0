export { staleRoutes } from './invalidation-routes.ts';
export { sayTurnedOffersStale } from './stale-tags.ts';
