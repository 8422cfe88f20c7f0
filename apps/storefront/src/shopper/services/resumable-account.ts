import type { Account } from '@shop/account';
import type { SessionReturn } from '../session/session-return.ts';

/** Returns the account with calls that continue after a lost session, if the customer signs in again. */
export function resumableAccount(account: Account, { resume }: SessionReturn): Account {
  return {
    ...account,
    refreshProfile: (options) => resume(() => account.refreshProfile(options)),
    updateProfile: (update) => resume(() => account.updateProfile(update)),
    changePassword: (change, options) => resume(() => account.changePassword(change, options)),
    changeEmail: (change, options) => resume(() => account.changeEmail(change, options)),
    exportData: (options) => resume(() => account.exportData(options)),
    erase: (password, options) => resume(() => account.erase(password, options)),
    reviews: (options) => resume(() => account.reviews(options)),
    orders: (request, options) => resume(() => account.orders(request, options)),
    order: (orderNumber, options) => resume(() => account.order(orderNumber, options)),
    cancelOrder: (orderNumber, options) => resume(() => account.cancelOrder(orderNumber, options)),
  };
}
