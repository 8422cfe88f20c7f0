import type { Clock } from '@shop/kernel';

/** Resolves with the value of `work`, or with `undefined` after `limitMs`. Rejects if `work` rejects in time. */
export async function withinMs<T>(
  work: Promise<T>,
  limitMs: number,
  clock: Clock,
): Promise<T | undefined> {
  const stop = new AbortController();
  const late = clock.wait(limitMs, stop.signal).then(
    () => undefined,
    () => new Promise<undefined>(() => undefined),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    work.catch(() => undefined);
  }
}
