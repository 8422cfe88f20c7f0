import { useAtom, useSetAtom } from 'jotai';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDrawerAtom, type DrawerName } from '../../atoms/drawers.ts';

/** Whether that drawer is open, and how to close it. */
export function useDrawer(name: DrawerName): { readonly isOpen: boolean; close(): void } {
  const [open, setOpen] = useAtom(openDrawerAtom);
  return {
    isOpen: open === name,
    close: () => setOpen((current) => (current === name ? undefined : current)),
  };
}

/** Drawers close when the page changes. Filters change the query alone, and stay open for the next one. */
export function useDrawersCloseOnNavigation(): void {
  const router = useRouter();
  const setOpen = useSetAtom(openDrawerAtom);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, hrefChanged }) => {
        setOpen((open) => {
          const stays = open === 'filters' ? !pathChanged : !hrefChanged;
          return stays ? open : undefined;
        });
      }),
    [router, setOpen],
  );
}
