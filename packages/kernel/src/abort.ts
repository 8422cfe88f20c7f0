import type { AbortSignalLike } from './ports.ts';

/**
 * Creates a signal and the function that aborts it, independent of the platform's `AbortController`. Aborts once, with
 * the first reason. Source: KE-12.
 */
export function createAbortController(): {
  readonly signal: AbortSignalLike;
  abort(reason?: unknown): void;
} {
  const listeners = new Set<() => void>();
  const signal = {
    aborted: false,
    reason: undefined as unknown,
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'abort', listener: () => void) => void listeners.delete(listener),
  };
  return {
    signal,
    abort(reason) {
      if (signal.aborted) return;
      signal.aborted = true;
      signal.reason = reason;
      for (const listener of listeners) listener();
    },
  };
}
