import { atom } from 'jotai';

/** Open tab of the home page: the shop or its posts. */
export const homeTabAtom = atom<'feed' | 'home'>('home');
