import { startTransition, useEffect, useState } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useRootFlag } from './root-flag.ts';

export interface Modal {
  /** Whether its content has been needed yet: it stays once shown, so that it can move out in one piece. */
  wanted: boolean;
  /** Handler of the native dialog: it closed itself (its button, Esc, Android's back). */
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  /** Handler of the dialog: a press on the dimmed page closes it. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** When a dialog renders its content for the first time: with its frame, or in a transition after that is painted. */
export type ContentTiming = 'with-frame' | 'after-paint';

/**
 * Keeps a native modal `<dialog>` in step with `open`. The platform does the rest: the page behind is inert,
 * the focus stays inside and returns to where it was, Esc closes.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
  timing: ContentTiming = 'with-frame',
): Modal {
  const isAtOnce = timing === 'with-frame';
  const [isContentNeeded, setContentNeeded] = useState(open && isAtOnce);
  if (open && !isContentNeeded && isAtOnce) setContentNeeded(true);
  useRootFlag('modal', open);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      // The page has no scrollbar while it cannot scroll; base.css reserves its width.
      const root = document.documentElement;
      root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
      element.showModal();
    } else {
      element.close();
    }
  }, [dialog, open]);

  useEffect(
    () =>
      open && !isContentNeeded
        ? afterPaint(() => startTransition(() => setContentNeeded(true)))
        : undefined,
    [open, isContentNeeded],
  );

  return {
    wanted: isContentNeeded,
    onClose: (event) => {
      // React bubbles the event from a dialog inside this one; the platform does not.
      if (open && event.target === event.currentTarget) onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}

/** Calls once the next frame is painted. Returns a function that cancels it. */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
