import type { Broadcast } from '@shop/kernel';

/**
 * Creates tabs that receive each other's messages, never their own. Messages arrive in the next turn of the event loop,
 * as in a browser.
 */
export function createBroadcastHub(): { join(): Broadcast & { leave(): void } } {
  const tabs = new Set<Set<(message: string) => void>>();
  return {
    join() {
      const mine = new Set<(message: string) => void>();
      tabs.add(mine);
      return {
        post(message) {
          void Promise.resolve().then(() => {
            for (const listeners of tabs) {
              if (listeners === mine) continue;
              for (const listener of listeners) listener(message);
            }
          });
        },
        subscribe(listener) {
          mine.add(listener);
          return () => void mine.delete(listener);
        },
        leave: () => void tabs.delete(mine),
      };
    },
  };
}
