import { ok } from '@shop/kernel';
import { createOrderCalls } from '../orders/order-calls.ts';
import { createOrderHistoryCalls, requestOrderPage } from '../orders/order-history.ts';
import { createSessionManager } from '../session/session-manager.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createSignInCalls } from '../session/sign-in-calls.ts';
import { createAuthorisedFetch } from '../tokens/authorised-fetch.ts';
import { createTokenManager } from '../tokens/token-manager.ts';
import { createAccountApi } from './account-api.ts';
import type { AccountParts } from './account-parts.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';
import type { Account } from './account.ts';
import { createProfileCalls } from './profile-calls.ts';
import { createWishlistCalls } from './wishlist-calls.ts';

/**
 * Creates the account of this device. Reads and sends nothing before `start` or a call. Never throws because of a
 * network, server or storage fault. Source: AC-1 to AC-23 and AC-25 to AC-55.
 */
export function createAccount(config: AccountConfig, ports: AccountPorts): Account {
  const store = createSessionStore(ports.store);
  const tokenManager = createTokenManager(config, ports, store, {
    onLost: (reason) => sessionManager.lose(reason),
    onEndedElsewhere: () => sessionManager.endElsewhere(),
    onRenewed: () => sessionManager.broadcast('account:tokens'),
  });
  const api = createAccountApi(config, ports, tokenManager);
  const sessionManager = createSessionManager({
    ports,
    store,
    tokenManager,
    api,
    async fetchOrders(options) {
      const page = await requestOrderPage(api, 1, config.ordersPageSize, options);
      return page.ok ? ok(page.value.items) : page;
    },
  });
  const unsubscribe = ports.broadcast.subscribe(
    (message) => void sessionManager.onTabMessage(message),
  );

  const parts: AccountParts = { config, ports, api, tokenManager, sessionManager };
  const signIn = createSignInCalls(parts);
  const profile = createProfileCalls(parts, signIn);
  const history = createOrderHistoryCalls(parts);
  const orders = createOrderCalls(parts, history);
  const wishlist = createWishlistCalls(parts);

  return {
    session: sessionManager.state.session,
    tokenLock: tokenManager.lock,
    userToken: () => tokenManager.pair()?.token,
    onEvent: sessionManager.onEvent,
    start: sessionManager.restore,
    login: signIn.login,
    register: signIn.register,
    createAccount: signIn.createAccount,
    adopt: signIn.adopt,
    logout: signIn.logout,
    refreshProfile: sessionManager.refreshProfile,
    updateProfile: profile.updateProfile,
    applySavedProfile: profile.applySavedProfile,
    changePassword: profile.changePassword,
    changeEmail: profile.changeEmail,
    confirmEmail: profile.confirmEmail,
    exportData: profile.exportData,
    erase: profile.erase,
    reviews: profile.reviews,
    resetPassword: profile.resetPassword,
    confirmReset: profile.confirmReset,
    orders: history.orders,
    order: history.order,
    cancelOrder: orders.cancelOrder,
    cancelGuestOrder: orders.cancelGuestOrder,
    withdraw: orders.withdraw,
    confirmWithdrawal: orders.confirmWithdrawal,
    wishlist: wishlist.wishlist,
    addToWishlist: wishlist.addToWishlist,
    removeFromWishlist: wishlist.removeFromWishlist,
    fetch: createAuthorisedFetch(ports.fetch, tokenManager),
    close: unsubscribe,
  };
}
