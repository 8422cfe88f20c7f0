import { atom } from 'jotai';

/** Whether the settings of the cookies are open. */
export const consentDialogAtom = atom(false);
