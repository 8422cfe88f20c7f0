import { overlayReducer, type OverlayEvent } from '@shop/kernel';
import { atom } from 'jotai';

/** Which drawer covers the page; one at a time, so that opening one closes another. */
export type DrawerName = 'menu' | 'search' | 'cart' | 'wishlist' | 'filters';

const openAtom = atom<DrawerName | undefined>(undefined);

/** The open drawer, and the notifications of its changes. */
export const openDrawerAtom = atom(
  (get) => get(openAtom),
  (_get, set, event: OverlayEvent<DrawerName>) =>
    set(openAtom, (open) => overlayReducer(open, event)),
);
