import { useRouter } from '@tanstack/react-router';
import { VisuallyHidden } from '@shop/ui';
import { useEffect, useState } from 'react';
import { contentId } from './content-id.ts';

/**
 * What a browser does by itself when a page is loaded: the focus begins anew, at the content, and those who
 * hear the page hear where they are. A filter turned is no new place.
 */
export function Arrival() {
  const router = useRouter();
  const [place, setPlace] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // With the layout of the next frame: asked for now, the page would be laid out twice.
        requestAnimationFrame(() =>
          document.getElementById(contentId)?.focus({ preventScroll: true }),
        );
        setPlace(document.title);
      }),
    [router],
  );
  return (
    <output>
      <VisuallyHidden>{place}</VisuallyHidden>
    </output>
  );
}
