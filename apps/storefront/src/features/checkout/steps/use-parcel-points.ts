import { deliveryCalls, type ParcelPoint } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../../../platform/use-is-online.ts';
import { useAskShop } from '../../../shopper/session/ask-shop.ts';

/** Milliseconds after the last key until the search is sent. */
const typingMs = 300;
/** Shortest search text, in characters; the same limit as at the server. */
const minLength = 2;

/** Results of a search, or the reason for having none. */
export type ParcelPointSearch =
  | { readonly name: 'idle' | 'offline' | 'failed' }
  /** Contains the previous results, so that the list does not disappear at each key. */
  | { readonly name: 'searching'; readonly points: readonly ParcelPoint[] }
  | {
      readonly name: 'found';
      readonly points: readonly ParcelPoint[];
      /** Number of all matching points. */
      readonly total: number;
    };

/** Searches the parcel points of a shipping method while the shopper types. `retry` repeats the search. */
export function useParcelPoints(
  method: string,
  text: string,
): { readonly search: ParcelPointSearch; readonly retry: () => void } {
  const ask = useAskShop();
  const isOnline = useIsOnline();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly request: string;
    readonly search: ParcelPointSearch;
  }>();
  const q = text.trim();
  const isShort = q.length < minLength;
  const request = `${method} ${q} ${attempt}`;

  useEffect(() => {
    if (isShort || !isOnline) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void ask(deliveryCalls.parcelPoints, { query: { method, q } }).then((response) => {
        if (!isCurrent) return;
        const search: ParcelPointSearch = response.ok
          ? { name: 'found', points: response.value.items, total: response.value.total_count }
          : { name: 'failed' };
        setAnswer({ request, search });
      });
    }, typingMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, method, q, request, isShort, isOnline]);

  const retry = () => setAttempt((count) => count + 1);
  if (answer?.request === request) return { search: answer.search, retry };
  if (isShort) return { search: { name: 'idle' }, retry };
  if (!isOnline) return { search: { name: 'offline' }, retry };
  const points = answer?.search.name === 'found' ? answer.search.points : [];
  return { search: { name: 'searching', points }, retry };
}
