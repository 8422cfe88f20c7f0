import { overlayReducer, type OverlayEvent } from '@shop/kernel';
import { atom } from 'jotai';

/** Drawer over the page; one at a time, so that opening one closes another. */
export type DrawerName = 'menu' | 'search' | 'cart' | 'wishlist' | 'filters';

const openAtom = atom<DrawerName | undefined>(undefined);

/** Open drawer. */
export const openDrawerAtom = atom(
  (get) => get(openAtom),
  (_get, set, event: OverlayEvent<DrawerName>) =>
    set(openAtom, (open) => overlayReducer(open, event)),
);
