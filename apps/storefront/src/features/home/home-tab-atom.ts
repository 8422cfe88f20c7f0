import { atom } from 'jotai';

/** Which half of the home page is open: the shop, or what it posts. */
export const homeTabAtom = atom<'feed' | 'home'>('home');
