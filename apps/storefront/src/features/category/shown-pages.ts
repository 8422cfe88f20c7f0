import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Shown pages of a listing. */
    shownPages?: number;
  }
}

/** More in one go would keep the shopper waiting. */
const mostPages = 20;

/** A field of an entry of the history, which any script may have written. */
const fieldOf = (state: unknown, name: 'shownPages' | 'key'): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/** Number of pages that a history entry showed when it was left. */
export function shownPagesOf(state: unknown): number {
  const pages = fieldOf(state, 'shownPages');
  return Number.isInteger(pages) && Number(pages) >= 1 ? Math.min(Number(pages), mostPages) : 1;
}

/** Scroll position when the page was left, stored while pages of the list are still missing. */
interface AwaitedPlace {
  readonly left: number;
  readonly now: number;
}

/**
 * Keeps the number of pages in the entry of the history, where it outlives a reload, and asks for those that a page
 * made by the server lacks. Once they are there the window stands where it stood, unless the shopper has scrolled.
 */
export function useShownPages(pages: number, fetchNext: (() => void) | undefined): void {
  const count = Math.min(pages, mostPages);
  const shownKey = useRouterState({ select: (state) => state.resolvedLocation?.state.key });
  const savedScrollY = useElementScrollRestoration({ getElement: () => window })?.scrollY;
  const awaited = useRef<AwaitedPlace>(undefined);
  useEffect(() => {
    const entry: unknown = window.history.state;
    // On the way elsewhere the entry is that of another place already.
    if (shownKey === undefined || fieldOf(entry, 'key') !== shownKey) return;
    const savedPages = shownPagesOf(entry);
    if (count < savedPages) {
      if (savedScrollY !== undefined)
        awaited.current ??= { left: savedScrollY, now: window.scrollY };
      fetchNext?.();
      return;
    }
    const place = awaited.current;
    awaited.current = undefined;
    if (place !== undefined && Math.abs(window.scrollY - place.now) < 1) {
      window.scrollTo({ top: place.left, behavior: 'instant' });
    }
    // The router takes a call of `window.history.replaceState` for a navigation.
    if (count > savedPages)
      History.prototype.replaceState.call(
        window.history,
        { ...Object(entry), shownPages: count },
        '',
      );
  });
}
