import { useAtom, useSetAtom } from 'jotai';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDrawerAtom, type DrawerName } from './drawers.ts';

/** Returns whether the drawer is open, and the function that closes it. */
export function useDrawer(name: DrawerName): { readonly isOpen: boolean; close(): void } {
  const [open, tell] = useAtom(openDrawerAtom);
  return {
    isOpen: open === name,
    close: () => tell({ type: 'closed', name }),
  };
}

/** Closes drawers when the path changes. Filters change only the query and keep the drawer open. */
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
