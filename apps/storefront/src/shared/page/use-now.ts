import { useEffect, useState } from 'react';
import { useRequestedAt } from './use-requested-at.ts';

const everyMs = 60_000;

/** The present moment to the minute: the server's at first, since the page must hydrate, then the browser's own. */
export function useNow(): number {
  const [now, setNow] = useState(useRequestedAt());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const soon = setTimeout(look);
    const later = setInterval(look, everyMs);
    return () => {
      clearTimeout(soon);
      clearInterval(later);
    };
  }, []);
  return now;
}
