export { configureHydrate, isClosed, openBoundaries, whenPrepared } from './boundary.ts';
export { Hydrate } from './hydrate.tsx';
export { openAtEvents } from './open-at-events.ts';
export { createHoles } from './page-fragments.ts';
