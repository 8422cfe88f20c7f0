import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';

export interface ModalControl {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether its content has been needed yet: it stays once shown, so that it can move out in one piece. */
  wanted: boolean;
  /** Of the native dialog: it closed itself (Esc, Android's back). */
  onClose: () => void;
  /** Of the dialog: a press on the dimmed page closes it. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Keeps a native modal `<dialog>` in step with `open`. The platform does the rest: the page behind is inert,
 * the focus stays inside and returns to where it was, Esc closes.
 */
export function useModal(open: boolean, onClose: () => void): ModalControl {
  const ref = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return {
    ref,
    wanted,
    onClose: () => {
      if (open) onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}
