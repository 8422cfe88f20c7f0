import { isDuplicateNotice } from '@shop/kernel';
import { atom } from 'jotai';
import type { Toast } from '@shop/ui';

/** Notice of a screen, shown over the page. */
export interface ScreenToast extends Toast {
  /** True: it has no time limit and stays until it is answered. */
  readonly stays?: boolean;
}

/** Notices of the screens, without those of the cart; oldest first. */
export const toastsAtom = atom<readonly ScreenToast[]>([]);

/** True while the shopper hovers or focuses the notices: their timers are paused. */
export const toastsHeldAtom = atom(false);

let count = 0;

/**
 * Shows a notice. A repetition of the last notice is shown once. A notice with an `id` is shown once and can be removed
 * by it.
 */
export const showToastAtom = atom(
  null,
  (_get, set, notice: Omit<ScreenToast, 'id'> & { readonly id?: string }) => {
    count += 1;
    const { id = `notice-${count}`, ...content } = notice;
    set(toastsAtom, (notices) =>
      isDuplicateNotice(notices.at(-1), content)
        ? notices
        : [...notices.filter((shownNotice) => shownNotice.id !== id), { id, ...content }],
    );
  },
);

/** Removes the notice with this id. */
export const removeToastAtom = atom(null, (_get, set, id: string) => {
  set(toastsAtom, (notices) => notices.filter((notice) => notice.id !== id));
});
