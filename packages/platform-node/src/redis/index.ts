export { createRedisMemory } from './redis-memory.ts';
export type { RedisMemoryOptions } from './redis-memory.ts';
export type { SharedCount, SharedMemory } from './shared-memory.ts';
