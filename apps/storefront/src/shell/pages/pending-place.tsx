import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { latePart } from '../../platform/late-part.tsx';
import { untilFetched } from '../../platform/until-fetched.ts';

const screen = latePart(() => untilFetched(() => import('../../shared/page/pending-screen.tsx')));

/**
 * Placeholder for a slow page, at the current scroll position: without the offset a shopper who had scrolled down would
 * see its end. The scroll position stays, so that going back during the load finds it unchanged.
 */
export function PendingPlace() {
  // Read before the previous page is removed: afterwards the document is too short for this scroll position.
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
