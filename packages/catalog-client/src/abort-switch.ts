import type { Abort } from '@shop/kernel';

/** An `Abort` and the hand that pulls it, for hosts and workers alike. */
export interface AbortSwitch {
  readonly signal: Abort;
  abort(reason?: unknown): void;
}

export function createAbortSwitch(): AbortSwitch {
  const listeners = new Set<() => void>();
  const state = { aborted: false, reason: undefined as unknown };
  return {
    signal: {
      get aborted() {
        return state.aborted;
      },
      get reason() {
        return state.reason;
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    abort(reason) {
      if (state.aborted) return;
      state.aborted = true;
      state.reason = reason;
      const heard = Array.from(listeners);
      listeners.clear();
      for (const listener of heard) listener();
    },
  };
}
