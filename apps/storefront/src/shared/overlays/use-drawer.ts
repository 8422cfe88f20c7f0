import { useAtom, useSetAtom } from 'jotai';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDrawerAtom, type DrawerName } from './drawers.ts';

/** Whether that drawer is open, and how to close it. */
export function useDrawer(name: DrawerName): { readonly isOpen: boolean; close(): void } {
  const [open, tell] = useAtom(openDrawerAtom);
  return {
    isOpen: open === name,
    close: () => tell({ type: 'closed', name }),
  };
}

/** Drawers close when the page changes. Filters change the query alone, and stay open for the next one. */
export function useDrawersCloseOnNavigation(): void {
  const router = useRouter();
  const tell = useSetAtom(openDrawerAtom);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, hrefChanged }) => {
        if (hrefChanged) tell({ type: 'left', stays: pathChanged ? undefined : 'filters' });
      }),
    [router, tell],
  );
}
