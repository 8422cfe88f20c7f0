import { atom } from 'jotai';

/** True while the cookie settings are open. */
export const consentDialogAtom = atom(false);
