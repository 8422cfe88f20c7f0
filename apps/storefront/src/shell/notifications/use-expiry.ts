import { useEffect, useRef } from 'react';

/** Calls `expire` with each id `ms` milliseconds after it first appeared. While `isHeld`, all timers are paused. */
export function useExpiry(
  ids: readonly string[],
  ms: number,
  isHeld: boolean,
  expire: (id: string) => void,
): void {
  /** Remaining milliseconds by id. */
  const msLeftRef = useRef(new Map<string, number>());
  const key = ids.join(' ');
  useEffect(() => {
    const msLeftById = msLeftRef.current;
    const present = key === '' ? [] : key.split(' ');
    for (const id of msLeftById.keys()) if (!present.includes(id)) msLeftById.delete(id);
    for (const id of present) if (!msLeftById.has(id)) msLeftById.set(id, ms);
    if (isHeld) return undefined;
    const startedAt = performance.now();
    const timers = present.map((id) => setTimeout(() => expire(id), msLeftById.get(id)));
    return () => {
      const passed = performance.now() - startedAt;
      for (const timer of timers) clearTimeout(timer);
      for (const [id, msLeft] of msLeftById) msLeftById.set(id, Math.max(0, msLeft - passed));
    };
  }, [key, ms, isHeld, expire]);
}
