import type { Clock } from '@shop/kernel';

/** Longest wait for pending writes and calls, in milliseconds. */
const settleWaitMs = 2_000;

/** Waits until a service has stored and sent its changes, up to a time limit that does not delay the shopper. */
export async function waitUntilSettled(
  part: { settled(): Promise<void> },
  clock: Pick<Clock, 'wait'>,
): Promise<void> {
  await Promise.race([part.settled(), clock.wait(settleWaitMs)]);
}
