import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many pages of a listing are shown. */
    shownPages?: number;
  }
}

/** More in one go would keep the shopper waiting. */
const mostPages = 20;

const entryState = v.object({ shownPages: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const entryKey = v.object({ key: v.string() });

/** How many pages of its listing an entry of the history showed when it was left. */
export function shownPagesOf(state: unknown): number {
  const read = v.safeParse(entryState, state);
  return read.success ? Math.min(read.output.shownPages, mostPages) : 1;
}

/**
 * Keeps the number of pages in the entry of the history, where it outlives a reload, and asks for those that a page
 * made by the server lacks.
 */
export function useShownPages(pages: number, fetchNext: (() => void) | undefined): void {
  const count = Math.min(pages, mostPages);
  const shownKey = useRouterState({ select: (state) => state.resolvedLocation?.state.key });
  useEffect(() => {
    const entry: unknown = window.history.state;
    // On the way elsewhere the entry is that of another place already.
    if (!v.is(entryKey, entry) || entry.key !== shownKey) return;
    const wanted = shownPagesOf(entry);
    if (count < wanted) fetchNext?.();
    // The router takes a call of `window.history.replaceState` for a navigation.
    else if (count > wanted)
      History.prototype.replaceState.call(window.history, { ...entry, shownPages: count }, '');
  });
}
