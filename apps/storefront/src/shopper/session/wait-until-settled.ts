import type { Clock } from '@shop/kernel';

/** Milliseconds the shopper waits for what is being stored and sent, at most. */
const settleWaitMs = 2_000;

/** Waits until a part has stored and sent its changes, but not so long that the shopper is held up. */
export async function waitUntilSettled(
  part: { settled(): Promise<void> },
  clock: Pick<Clock, 'wait'>,
): Promise<void> {
  await Promise.race([part.settled(), clock.wait(settleWaitMs)]);
}
