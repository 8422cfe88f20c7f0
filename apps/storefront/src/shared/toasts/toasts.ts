import { isDuplicateNotice } from '@shop/kernel';
import { atom } from 'jotai';
import type { Toast } from '@shop/ui';

/** Message of a screen, shown over the page. */
export interface ScreenToast extends Toast {
  /** It has no time: it goes when it is answered. */
  readonly stays?: boolean;
}

/** Messages of the screens, without those of the cart; oldest first. */
export const toastsAtom = atom<readonly ScreenToast[]>([]);

/** True while the shopper hovers or focuses the notices: their timers are paused. */
export const toastsHeldAtom = atom(false);

let count = 0;

/** Shows a notice. A repetition of the last one is shown once. One with an `id` is shown once and can be removed by it. */
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

/** Takes back what was said. */
export const removeToastAtom = atom(null, (_get, set, id: string) => {
  set(toastsAtom, (notices) => notices.filter((notice) => notice.id !== id));
});
