import { atom } from 'jotai';

/** What the dialog of the account shows: signing in, making an account, or asking for a new password. */
export type SignInElement = 'login' | 'register' | 'reset';

/** Set while a shopper has the dialog open themselves. */
export const signInDialogAtom = atom<SignInElement | undefined>(undefined);
