import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { latePart } from '../../platform/late-part.tsx';
import { untilFetched } from '../../platform/until-fetched.ts';

const screen = latePart(() => untilFetched(() => import('../../shared/page/pending-screen.tsx')));

/**
 * Stands for a place that takes its time, where the eye is: somebody who came from far down the page would see its
 * foot else. The page stays scrolled as it is, so that who goes back meanwhile finds it as it was.
 */
export function PendingPlace() {
  // Read while the place that is left still stands: without it the page is too short to be scrolled so far.
  const [eyeAt] = useState(() => (import.meta.env.SSR ? 0 : window.scrollY));
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.style.paddingBlockStart = `${eyeAt}px`;
  }, [eyeAt]);
  return (
    <div ref={box}>
      <Suspense>
        <screen.Component />
      </Suspense>
    </div>
  );
}
