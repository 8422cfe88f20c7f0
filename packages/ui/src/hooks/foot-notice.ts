import { useLayoutEffect, type RefObject } from 'react';

/** Height that style sheets reserve at the bottom of the viewport for a notice, as `--notice` on the root element. */
const property = '--notice';

/**
 * Reserves the height of a notice at the bottom of the viewport while `isOn`: bars at the bottom are above it, and the
 * end of the page can scroll out of it. Measures again when its text wraps.
 */
export function useFootNotice(notice: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (!isOn || element === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(element).insetBlockEnd) || 0;
      style.setProperty(property, `${element.offsetHeight + below}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [notice, isOn]);
}
