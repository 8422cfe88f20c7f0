import type { Abort } from '@shop/kernel';

/** A caller who can give up: hand in `signal`, call `abort`. */
export function createAbort(): { readonly signal: Abort; abort(reason?: unknown): void } {
  const listeners = new Set<() => void>();
  const state: { aborted: boolean; reason: unknown } = { aborted: false, reason: undefined };
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
      for (const listener of Array.from(listeners)) listener();
    },
  };
}
