export { vitalRoutes } from './vital-routes.ts';
export { removeOldVitals } from './vital-store.ts';
export { runVitals, type VitalOptions } from './vital-command.ts';
