import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { VisuallyHidden } from '@shop/ui';
import { useEffect, useState } from 'react';
import { contentId } from '../../shared/page/content-id.ts';

/**
 * Does on navigation what a browser does at a page load: moves the focus to the content, so that screen readers
 * announce it. Going back to a kept screen restores its focus. A changed filter is not a new page.
 */
export function Arrival() {
  const router = useRouter();
  const [place, setPlace] = useState('');
  useEffect(() => {
    const focused = new Map<string, WeakRef<Element>>();
    const stops = [
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        const { activeElement } = document;
        if (fromLocation === undefined || !pathChanged || activeElement === null) return;
        focused.set(keyOf(fromLocation), new WeakRef(activeElement));
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // In the next frame: a layout forced now would be computed twice.
        requestAnimationFrame(() => {
          const content = document.getElementById(contentId);
          const previousFocus = focused.get(keyOf(toLocation))?.deref();
          const isThere =
            content?.contains(previousFocus ?? null) === true && previousFocus?.checkVisibility();
          const target = isThere === true ? (previousFocus as HTMLElement) : content;
          target?.focus({ preventScroll: true });
        });
        setPlace(document.title);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return (
    <output>
      <VisuallyHidden>{place}</VisuallyHidden>
    </output>
  );
}

const keyOf = ({ state }: ParsedLocation) => state.key ?? '';
