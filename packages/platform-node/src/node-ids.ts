import { randomUUID } from 'node:crypto';
import type { IdGenerator } from '@shop/kernel';

/** Ids from the system's random source. */
export const nodeIds: IdGenerator = { uuid: () => randomUUID() };
