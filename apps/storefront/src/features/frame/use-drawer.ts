import { useAtom } from 'jotai';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDrawerAtom, type DrawerName } from '../../atoms/drawers.ts';

/**
 * Whether that drawer is open, and how to close it. It closes by itself when the page changes; with `path` a
 * change of the query alone leaves it open.
 */
export function useDrawer(
  name: DrawerName,
  closesWith: 'address' | 'path' = 'address',
): { readonly isOpen: boolean; close(): void } {
  const [open, setOpen] = useAtom(openDrawerAtom);
  const place = useLocation({
    select: ({ href, pathname }) => (closesWith === 'path' ? pathname : href),
  });
  useEffect(() => {
    setOpen((current) => (current === name ? undefined : current));
  }, [place, name, setOpen]);
  return {
    isOpen: open === name,
    close: () => setOpen((current) => (current === name ? undefined : current)),
  };
}
