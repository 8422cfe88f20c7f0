import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { OutboxTask } from '../task/task.ts';

export const at = (ms: number): EpochMs => unsafeBrand<EpochMs>(ms);

/** Creates a queued wishlist task; `over` overrides its fields. */
export function aTask(over: Partial<OutboxTask> = {}): OutboxTask {
  return {
    taskId: 'T1',
    stream: 'wishlist',
    call: 'addToWishlist',
    body: { product_id: 7 },
    createdSeq: 1,
    session: 'guest',
    cacheable: false,
    silent: false,
    createdAt: at(1000),
    state: 'queued',
    attempts: 0,
    serverErrors: 0,
    consent: 'not-needed',
    updatedAt: at(1000),
    acknowledged: false,
    ...over,
  };
}
