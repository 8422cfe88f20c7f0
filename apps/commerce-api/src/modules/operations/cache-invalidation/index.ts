export { invalidationRoutes } from './invalidation-routes.ts';
export { invalidateChangedOffers } from './stale-tags.ts';
