import { repeatsNotice } from '@shop/kernel';
import { atom } from 'jotai';
import type { Toast } from '@shop/ui';

/** What the screens themselves have to say, besides the cart; oldest first. */
export const noticesAtom = atom<readonly Toast[]>([]);

let count = 0;

/** Says something; the same as the last thing said is said once. */
export const notifyAtom = atom(null, (_get, set, notice: Pick<Toast, 'tone' | 'message'>) => {
  count += 1;
  const said = { ...notice, id: `notice-${count}` };
  set(noticesAtom, (notices) =>
    repeatsNotice(notices.at(-1), notice) ? notices : [...notices, said],
  );
});
