import type { Account } from '@shop/account';

/** Whose tasks are queued and sent. */
export interface SessionName {
  /** `guest`, or the id of the customer who is signed in. */
  current(): string;
  /** The same of the customer who was signed in last: at the end of a session nobody is any more. */
  last(): string;
}

export function createSessionName(account: Pick<Account, 'session'>): SessionName {
  let last = 'guest';
  return {
    current() {
      const session = account.session.get();
      if (session.status !== 'signed-in' || session.profile === undefined) return 'guest';
      last = String(session.profile.id);
      return last;
    },
    last: () => last,
  };
}
