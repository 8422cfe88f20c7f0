import { atom } from 'jotai';

/** Which drawer covers the page; one at a time, so that opening one closes another. */
export type DrawerName = 'menu' | 'search' | 'cart' | 'filters';

export const openDrawerAtom = atom<DrawerName | undefined>(undefined);
