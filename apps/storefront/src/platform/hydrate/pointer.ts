import { createSignal, type Signal } from './signal.ts';

let press: Signal<void> | undefined;

/** Called when a pointer goes down. */
export function notePress(): void {
  press ??= createSignal<void>();
}

/** Called when it goes up, or the browser takes it for scrolling. */
export function noteRelease(): void {
  // The click follows directly.
  setTimeout(() => {
    press?.fulfil();
    press = undefined;
  });
}

/**
 * Fulfilled when no pointer is down. An element that is replaced or moves between press and release gets no click: its
 * ancestor gets the click.
 */
export function pointerReleased(): Promise<void> {
  return press?.promise ?? Promise.resolve();
}
