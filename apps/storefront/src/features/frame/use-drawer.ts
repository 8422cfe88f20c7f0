import { useAtom } from 'jotai';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openDrawerAtom, type DrawerName } from '../../atoms/drawers.ts';

/** Whether that drawer is open, and how to close it. It closes by itself when the page changes. */
export function useDrawer(name: DrawerName): { readonly isOpen: boolean; close(): void } {
  const [open, setOpen] = useAtom(openDrawerAtom);
  const href = useLocation({ select: ({ href }) => href });
  useEffect(() => {
    setOpen((current) => (current === name ? undefined : current));
  }, [href, name, setOpen]);
  return {
    isOpen: open === name,
    close: () => setOpen((current) => (current === name ? undefined : current)),
  };
}
