import { createSignal, type Signal } from './signal.ts';

let press: Signal<void> | undefined;

/** Called when a pointer goes down. */
export function notePress(): void {
  press ??= createSignal<void>();
}

/** Called when it goes up, or is taken by the browser for scrolling. */
export function noteRelease(): void {
  // The click comes right after it.
  setTimeout(() => {
    press?.fulfil();
    press = undefined;
  });
}

/**
 * Fulfilled when no pointer is down. Elements that are replaced between its press and its release get no click: what is
 * around them does.
 */
export function pointerReleased(): Promise<void> {
  return press?.promise ?? Promise.resolve();
}
