import type { Broadcast } from '@shop/kernel';
import type { LockTakeover } from '@shop/platform-browser';

/**
 * Lets a tab take the sender's lock from a tab that the browser has frozen. The lock of single writes is never taken: a
 * tab that resumes in the middle of a write would overwrite later changes. Source: SQ-22, SQ-42.
 */
export function senderTakeover(openBroadcast: (channelName: string) => Broadcast): LockTakeover {
  return { names: ['outbox'], questions: openBroadcast('lock-questions') };
}
