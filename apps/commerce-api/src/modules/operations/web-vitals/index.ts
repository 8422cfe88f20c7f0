export { vitalRoutes } from './vital-routes.ts';
export { removeOldVitals } from './vital-store.ts';
