import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of shown pages of a listing. */
    shownPages?: number;
  }
}

/** Limit of restored pages: more would take too long to load. */
const mostPages = 20;

/** Reads a field of a history state, which any script may have written. */
const fieldOf = (state: unknown, name: 'shownPages' | 'key'): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/** Returns the number of pages that a history entry showed when it was left. */
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
 * Stores the number of pages in the history entry, which survives a reload, and fetches the pages that the
 * server-rendered page lacks. Then restores the scroll position, unless the shopper has scrolled.
 */
export function useShownPages(pages: number, fetchNext: (() => void) | undefined): void {
  const count = Math.min(pages, mostPages);
  const shownKey = useRouterState({ select: (state) => state.resolvedLocation?.state.key });
  const savedScrollY = useElementScrollRestoration({ getElement: () => window })?.scrollY;
  const awaited = useRef<AwaitedPlace>(undefined);
  useEffect(() => {
    const entry: unknown = window.history.state;
    // During a navigation the current entry already belongs to another page.
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
    // The router would treat a call of `window.history.replaceState` as a navigation.
    if (count > savedPages)
      History.prototype.replaceState.call(
        window.history,
        { ...Object(entry), shownPages: count },
        '',
      );
  });
}
