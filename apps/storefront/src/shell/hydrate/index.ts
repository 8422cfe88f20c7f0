export { configureHydrate, isClosed, openBoundaries } from './boundary.ts';
export { Hydrate } from './hydrate.tsx';
export { openAtEvents } from './open-at-events.ts';
