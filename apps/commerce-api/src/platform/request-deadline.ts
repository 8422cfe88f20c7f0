import { AsyncLocalStorage } from 'node:async_hooks';

/** Deadline of the current request. */
export interface RequestDeadline {
  /** Aborted when the deadline has passed, and for read calls when the caller disconnects. */
  readonly signal: AbortSignal;
  /** In the time of `performance.now()`; `Infinity` without a deadline. */
  readonly endsAtMs: number;
}

const store = new AsyncLocalStorage<RequestDeadline | undefined>();

/** Runs `work`, and everything it starts, with this deadline. */
export function withinDeadline<T>(deadline: RequestDeadline, work: () => T): T {
  return store.run(deadline, work);
}

/** Runs `work` without the deadline of the request, because other requests wait for its result too. */
export function withoutDeadline<T>(work: () => T): T {
  return store.run(undefined, work);
}

/** Returns the deadline of the current request; none for background work. */
export function currentDeadline(): RequestDeadline | undefined {
  return store.getStore();
}

/** Returns the remaining milliseconds for an action that may take at most `mostMs`; at least 1. */
export function millisecondsLeft(mostMs: number): number {
  const leftMs = (currentDeadline()?.endsAtMs ?? Infinity) - performance.now();
  return Math.max(1, Math.floor(Math.min(mostMs, leftMs)));
}
