import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../shopper/first-sign.ts';

/** True from the first idle moment after `isWanted` is. What it shows is rendered in slices. */
export function useIsIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () => (isWanted ? whenIdle(() => startTransition(() => setIdle(true))) : undefined),
    [isWanted],
  );
  return isIdle;
}
