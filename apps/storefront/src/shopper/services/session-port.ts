import type { Account } from '@shop/account';
import { unsafeBrand, type CustomerId, type SessionPort } from '@shop/kernel';

/** Signed-in customer of this device, and the previous one. */
export interface ShopperSessionPort extends SessionPort {
  /** Customer who was signed in last; `guest` if there was none. Also set while a session ends. */
  last(): CustomerId | 'guest';
}

/** Creates the session port of an account. A customer whose profile is not known yet counts as a guest. */
export function createSessionPort(
  account: Pick<Account, 'session' | 'userToken'>,
): ShopperSessionPort {
  let last: CustomerId | 'guest' = 'guest';
  return {
    current() {
      const session = account.session.get();
      if (session.status !== 'signed-in' || session.profile === undefined) return 'guest';
      last = unsafeBrand<CustomerId>(String(session.profile.id));
      return last;
    },
    userToken: () => account.userToken(),
    last: () => last,
  };
}
