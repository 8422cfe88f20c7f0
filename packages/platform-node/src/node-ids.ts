import { randomUUID } from 'node:crypto';
import type { Ids } from '@shop/kernel';

/** Ids from the system's random source. */
export const nodeIds: Ids = { uuid: () => randomUUID() };
