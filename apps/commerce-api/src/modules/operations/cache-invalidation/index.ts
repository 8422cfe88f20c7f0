export { invalidationRoutes } from './invalidation-routes.ts';
export { invalidateChangedOffers, invalidateTags } from './stale-tags.ts';
export { runInvalidate } from './invalidate-command.ts';
export { createRulesWatch } from './search-rules-watch.ts';
