import { atom } from 'jotai';

/** Form that the account dialog shows: sign in, register, or reset the password. */
export type SignInElement = 'login' | 'register' | 'reset';

/** Set while the dialog is open at the shopper's request. */
export const signInDialogAtom = atom<SignInElement | undefined>(undefined);
