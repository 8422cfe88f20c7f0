import { useEffect, useState } from 'react';

/** A value once it has not changed for a while; at once when it is the first. */
export function useSettled<T>(value: T, waitMs: number): T {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settledValue;
}
