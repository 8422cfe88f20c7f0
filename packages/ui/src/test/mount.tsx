import { act } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

export interface Mounted {
  readonly root: HTMLElement;
  /** Returns the first match; throws without one. */
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  rerender(element: ReactElement): void;
}

/**
 * Renders an element into the document of a test in jsdom and runs its effects. Unmounts it at the end of the test:
 * test files share modules, and a mounted dialog keeps its flag on the root element.
 */
export function mount(element: ReactElement): Mounted {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const reactRoot = createRoot(container);
  onTestFinished(() => {
    act(() => reactRoot.unmount());
  });
  act(() => reactRoot.render(element));
  return {
    root: container,
    find<E extends HTMLElement>(selector: string): E {
      const found = container.querySelector<E>(selector);
      if (found === null) throw new Error(`nothing matches ${selector}`);
      return found;
    },
    rerender: (next) => act(() => reactRoot.render(next)),
  };
}

export function press(element: HTMLElement): void {
  act(() => element.click());
}

/** Types text like a user: sets the value, then dispatches `input`. */
export function type(input: HTMLInputElement, text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function leave(input: HTMLElement): void {
  act(() => {
    input.focus();
    input.blur();
  });
}

export function key(element: HTMLElement, name: string): void {
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  });
}
