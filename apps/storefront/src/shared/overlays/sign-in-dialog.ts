import { atom } from 'jotai';

/** Form that the account dialog shows: sign in, register, or reset the password. */
export type SignInElement = 'login' | 'register' | 'reset';

/** Set while a shopper has the dialog open themselves. */
export const signInDialogAtom = atom<SignInElement | undefined>(undefined);
