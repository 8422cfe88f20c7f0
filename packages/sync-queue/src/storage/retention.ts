import type { EpochMs } from '@shop/kernel';
import type { OutboxConfig } from '../outbox/outbox-config.ts';
import type { OutboxTask } from '../task/task.ts';

/** Returns true if a task is older than the server's storage time of its idempotency key. Source: SQ-19. */
export function isTooOld(task: OutboxTask, config: OutboxConfig, now: EpochMs): boolean {
  const isOpen = task.state === 'queued' || task.state === 'sending';
  return isOpen && now - (task.retriedAt ?? task.createdAt) > config.taskLifeMs;
}

/**
 * Returns true if a delivered task may be removed: its callback has run, the other tabs had time to read its answer,
 * and it is not cacheable. Refused and parked tasks stay until they are discarded. Source: SQ-16.
 */
export function isPrunable(task: OutboxTask, config: OutboxConfig, now: EpochMs): boolean {
  if (task.state !== 'done') return false;
  const ageMs = now - task.updatedAt;
  if (ageMs > config.taskLifeMs) return true;
  if (task.cacheable) return false;
  return (task.callback === undefined || task.acknowledged) && ageMs > config.keepDoneMs;
}
