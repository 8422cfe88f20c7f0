export { createJsonLog } from './json-log.ts';
export type { JsonLogOptions } from './json-log.ts';
export { createNodeFetch } from './node-fetch.ts';
export type { NodeFetchOptions } from './node-fetch.ts';
export { nodeIds } from './node-ids.ts';
export { createProcessStore } from './process-store.ts';
export { createResilientFetch } from './resilient-fetch.ts';
export type { ResilienceOptions } from './resilient-fetch.ts';
export { systemClock } from './system-clock.ts';
