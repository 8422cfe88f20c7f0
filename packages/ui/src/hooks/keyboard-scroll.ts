import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Makes a box scrollable by keyboard if its content overflows and has no focusable element: not every browser does so.
 * It checks once, when the box is shown.
 */
export function useKeyboardScroll(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!isShown || element === null || element.scrollHeight <= element.clientHeight) return;
    const focusable = element.querySelector('a[href], button, input, select, textarea, summary');
    if (focusable === null) element.setAttribute('tabindex', '0');
  }, [box, isShown]);
}
