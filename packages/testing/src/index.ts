export { createBroadcastHub } from './broadcast-hub.ts';
export { createFakeClock } from './fake-clock.ts';
export type { FakeClock } from './fake-clock.ts';
export { createMemoryStore } from './memory-store.ts';
export { createMemoryLock } from './memory-lock.ts';
export { createSequentialIds } from './sequential-ids.ts';
export { createSwitch } from './switch.ts';
export { silentLog } from './silent-log.ts';
