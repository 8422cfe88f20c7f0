import { isDuplicateNotice } from '@shop/kernel';
import { atom } from 'jotai';
import type { Toast } from '@shop/ui';

/** What a screen says over the page. */
export interface ScreenNotice extends Toast {
  /** It has no time: it goes when it is answered. */
  readonly stays?: boolean;
}

/** What the screens themselves have to say, besides the cart; oldest first. */
export const noticesAtom = atom<readonly ScreenNotice[]>([]);

/** Whether somebody looks at what is said: its time stands still. */
export const heldAtom = atom(false);

let count = 0;

/** Says something; the same as the last thing said is said once. One with an `id` stands once and can be taken back by it. */
export const notifyAtom = atom(
  null,
  (_get, set, notice: Omit<ScreenNotice, 'id'> & { readonly id?: string }) => {
    count += 1;
    const { id = `notice-${count}`, ...words } = notice;
    set(noticesAtom, (notices) =>
      isDuplicateNotice(notices.at(-1), words)
        ? notices
        : [...notices.filter((one) => one.id !== id), { id, ...words }],
    );
  },
);

/** Takes back what was said. */
export const takeBackAtom = atom(null, (_get, set, id: string) => {
  set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
});
