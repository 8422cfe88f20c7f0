import { useEffect, useState } from 'react';
import { useRequestedAt } from './use-requested-at.ts';

const everyMs = 60_000;

/**
 * Returns the current time to the minute: at first that of the server, as hydration requires, then that of the browser.
 */
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
