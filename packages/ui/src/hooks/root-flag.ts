import { useLayoutEffect } from 'react';

/** Flags that style sheets read from the root element. */
export type RootFlag = 'modal' | 'consent' | 'buyBar';

/** Number of mounted components that set each flag. */
const activeCounts = new Map<RootFlag, number>();

/**
 * Sets a flag on the root element while `isOn`. It replaces `:root:has(…)`, with which the browser restyles the whole
 * page at every inserted node. The flag is removed when the last component that sets it unmounts or clears it.
 */
export function useRootFlag(flag: RootFlag, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    change(flag, 1);
    return () => change(flag, -1);
  }, [flag, isOn]);
}

function change(flag: RootFlag, by: number): void {
  const count = (activeCounts.get(flag) ?? 0) + by;
  activeCounts.set(flag, count);
  const { dataset } = document.documentElement;
  if (count > 0) dataset[flag] = '';
  else delete dataset[flag];
}
