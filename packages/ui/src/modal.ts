import { useEffect, useState } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useRootFlag } from './root-flag.ts';

export interface Modal {
  /** Whether its content has been needed yet: it stays once shown, so that it can move out in one piece. */
  wanted: boolean;
  /** Of the native dialog: it closed itself (its button, Esc, Android's back). */
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  /** Of the dialog: a press on the dimmed page closes it. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Keeps a native modal `<dialog>` in step with `open`. The platform does the rest: the page behind is inert,
 * the focus stays inside and returns to where it was, Esc closes.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): Modal {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useRootFlag('modal', open);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      // The page loses its scrollbar while it stands still; its place is kept (base.css).
      const root = document.documentElement;
      root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
      element.showModal();
    } else {
      element.close();
    }
  }, [dialog, open]);

  return {
    wanted,
    onClose: (event) => {
      // React lets it rise from a dialog inside this one; the platform does not.
      if (open && event.target === event.currentTarget) onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}
