import { startTransition, useEffect, useState } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useRootFlag } from './root-flag.ts';

export interface Modal {
  /**
   * True from the first opening: the content then stays rendered, so that it is complete during the closing animation.
   */
  wanted: boolean;
  /** Handler of the native dialog: it was closed by its button, Esc, or Back on Android. */
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  /** Handler of the dialog: a press on the backdrop closes it. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * When a dialog renders its content for the first time: with its frame, or in a transition after the frame is painted.
 */
export type ContentTiming = 'with-frame' | 'after-paint';

/**
 * Opens and closes a native modal `<dialog>` as `open` says. The browser makes the page behind inert, keeps the focus
 * inside, restores it afterwards, and closes on Esc.
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
      // React bubbles the event from a nested dialog; the browser does not.
      if (open && event.target === event.currentTarget) onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}

/** Calls after the next frame is painted. Returns a function that cancels the call. */
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
