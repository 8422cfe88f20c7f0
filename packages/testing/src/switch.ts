import type { Connectivity } from '@shop/kernel';

/** Creates a connectivity that a test turns on and off. */
export function createSwitch(online = true): Connectivity & { turn(online: boolean): void } {
  let isOn = online;
  const listeners = new Set<(online: boolean) => void>();
  return {
    isOnline: () => isOn,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn(next) {
      if (next === isOn) return;
      isOn = next;
      for (const listener of listeners) listener(isOn);
    },
  };
}
