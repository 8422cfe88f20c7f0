import { useEffect } from 'react';

/** Calls `expire` with the id after `ms`, unless the time is held; another id starts its own time. */
export function useExpiry(
  id: string | undefined,
  ms: number,
  isHeld: boolean,
  expire: (id: string) => void,
): void {
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    const timer = setTimeout(() => expire(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, isHeld, expire]);
}
