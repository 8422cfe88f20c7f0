import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Lets the keyboard scroll a box whose content is higher than it and has nothing to focus: not every browser
 * does so by itself. It looks once, when the box is shown.
 */
export function useKeyboardScroll(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!isShown || element === null || element.scrollHeight <= element.clientHeight) return;
    const focusable = element.querySelector('a[href], button, input, select, textarea, summary');
    if (focusable === null) element.setAttribute('tabindex', '0');
  }, [box, isShown]);
}
