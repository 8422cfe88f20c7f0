import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for `waitMs` milliseconds; the first one at once. */
export function useSettled<T>(value: T, waitMs: number): T {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settledValue;
}
