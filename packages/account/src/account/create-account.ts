import { shopCalls, userCalls, type Order } from '@shop/contract';
import {
  unsafeBrand,
  err,
  ok,
  type RefreshToken,
  type Result,
  type UserToken,
  plainCode,
  plainEmail,
} from '@shop/kernel';
import type {
  Account,
  AccountFailure,
  CallOptions,
  NewCustomer,
  OrderPage,
  TokenPair,
} from './account.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';
import { createAccountApi } from './account-api.ts';
import { createAuthorisedFetch } from '../tokens/authorised-fetch.ts';
import { createSessionManager } from '../session/session-manager.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createTokenManager } from '../tokens/token-manager.ts';

/**
 * The account of this device. Nothing is read or sent before `start` or a call; nothing throws for what the
 * network, the server or the disk does. Source: AC-1 to AC-46.
 */
export function createAccount(config: AccountConfig, ports: AccountPorts): Account {
  const store = createSessionStore(ports.store);
  const sessionManager = createSessionManager({
    ports,
    store,
    tokenManager: () => tokenManager,
    api: () => api,
    fetchOrders: async (options) => {
      const answer = await fetchOrderPage(1, config.ordersPageSize, options);
      return answer.ok ? ok(answer.value.value.items) : answer;
    },
  });
  const tokenManager = createTokenManager(config, ports, store, {
    onLost: (reason) => sessionManager.onLost(reason),
    onEndedElsewhere: () => sessionManager.endedElsewhere(),
    onRenewed: () => sessionManager.broadcast('account:tokens'),
  });
  const api = createAccountApi(config, ports, tokenManager);
  const unsubscribe = ports.broadcast.subscribe(
    (message) => void sessionManager.onTabMessage(message),
  );
  const isOffline = () => !ports.connectivity.isOnline();

  async function signIn(
    username: string,
    password: string,
    cartId: string | undefined,
    options?: CallOptions,
  ): Promise<Result<TokenPair, AccountFailure>> {
    const body = { username, password, ...(cartId === undefined ? {} : { cartId }) };
    const answer = await api.callAsGuest(userCalls.login, body, options);
    if (!answer.ok) return answer;
    const { value, meta } = answer.value;
    return ok(tokenPair(value, meta['refreshToken']));
  }

  async function login(
    { username, password }: Parameters<Account['login']>[0],
    options?: CallOptions,
  ) {
    if (isOffline()) return err({ kind: 'offline' } as const);
    if (sessionManager.session.get().status === 'signed-in') await logout({ silent: true });
    const pair = await signIn(plainEmail(username), password, ports.cartToken(), options);
    return pair.ok ? sessionManager.begin(pair.value, options) : pair;
  }

  async function registerCustomer(
    { email, firstname, lastname, password }: NewCustomer,
    options?: CallOptions,
  ): Promise<Result<void, AccountFailure>> {
    if (isOffline()) return err({ kind: 'offline' });
    const customer = {
      email: plainEmail(email),
      firstname: plainCode(firstname),
      lastname: plainCode(lastname),
    };
    return toVoidResult(api.callAsGuest(userCalls.register, { customer, password }, options));
  }

  async function logout({ silent = false } = {}): Promise<void> {
    const pair = tokenManager.pair();
    await sessionManager.end('logout', silent);
    if (pair === undefined) return;
    const body = { refreshToken: pair.refreshToken };
    const response = await ports.fetch(api.toRequest(userCalls.logout, pair.token, { body }));
    if (!response.ok) ports.log.info('logout-not-told', { kind: response.error.kind });
  }

  const fetchOrderPage = (page: number, pageSize: number, options?: CallOptions) =>
    api.callAsUser(userCalls.orderHistory, { query: { pageSize, currentPage: page } }, options);

  async function orders(
    { page = 1, pageSize = config.ordersPageSize }: { page?: number; pageSize?: number } = {},
    options?: CallOptions,
  ): Promise<Result<OrderPage, AccountFailure>> {
    const answer = await fetchOrderPage(page, pageSize, options);
    if (answer.ok) {
      const { items, total_count: total } = answer.value.value;
      // A shorter list would leave less to show when the network gives none.
      if (page === 1 && pageSize >= config.ordersPageSize) await sessionManager.setOrders(items);
      const hasNextPage = items.length > 0 && page * pageSize < total;
      return ok({ orders: items, total, page, pageSize, hasNextPage, cache: false });
    }
    const session = sessionManager.session.get();
    const cached = session.status === 'signed-in' && page === 1 ? session.orders : undefined;
    const unreachable = answer.error.kind === 'offline' || answer.error.kind === 'network';
    if (cached === undefined || !unreachable) return answer;
    const total = cached.length;
    return ok({ orders: cached, total, page, pageSize, hasNextPage: false, cache: true });
  }

  /** The server's word on one order, also in the orders shown and kept. */
  async function replaceOrder(order: Order): Promise<void> {
    const session = sessionManager.session.get();
    if (session.status !== 'signed-in' || session.orders === undefined) return;
    const isSame = ({ increment_id }: Order) => increment_id === order.increment_id;
    if (!session.orders.some(isSame)) return;
    await sessionManager.setOrders(session.orders.map((other) => (isSame(other) ? order : other)));
  }

  async function order(
    orderNumber: string,
    options?: CallOptions,
  ): Promise<Result<Order, AccountFailure>> {
    const answer = await api.callAsUser(userCalls.order, { query: { orderNumber } }, options);
    if (answer.ok) {
      await replaceOrder(answer.value.value);
      return ok(answer.value.value);
    }
    const session = sessionManager.session.get();
    const cached =
      session.status === 'signed-in'
        ? session.orders?.find(({ increment_id }) => increment_id === orderNumber)
        : undefined;
    const unreachable = answer.error.kind === 'offline' || answer.error.kind === 'network';
    return cached !== undefined && unreachable ? ok(cached) : answer;
  }

  async function cancelOrder(
    orderNumber: string,
    options?: CallOptions,
  ): Promise<Result<Order, AccountFailure>> {
    if (isOffline()) return err({ kind: 'offline' });
    const answer = await api.callAsUser(userCalls.cancelOrder, { body: { orderNumber } }, options);
    if (!answer.ok) return answer;
    await replaceOrder(answer.value.value);
    return ok(answer.value.value);
  }

  async function changePassword(
    change: Parameters<Account['changePassword']>[0],
    options?: CallOptions,
  ): Promise<Result<void, AccountFailure>> {
    if (isOffline()) return err({ kind: 'offline' });
    const sessionEpoch = tokenManager.sessionEpoch();
    const answer = await api.callAsUser(userCalls.changePassword, { body: change }, options);
    if (!answer.ok) return answer;
    sessionManager.emit({ type: 'password-changed' });
    const session = sessionManager.session.get();
    const profile = session.status === 'signed-in' ? session.profile : undefined;
    if (profile === undefined) return ok();
    // The change ended every session of the account, this one included: begin another without a word.
    const pair = await signIn(profile.email, change.newPassword, undefined, options);
    if (tokenManager.sessionEpoch() !== sessionEpoch) return ok();
    if (pair.ok) await sessionManager.renewTokens(pair.value);
    else ports.log.warn('sign-in-after-password-change', { kind: pair.error.kind });
    return ok();
  }

  const toVoidResult = async (
    answer: Promise<Result<unknown, AccountFailure>>,
  ): Promise<Result<void, AccountFailure>> => {
    const result = await answer;
    return result.ok ? ok() : result;
  };

  return {
    session: sessionManager.session,
    tokenLock: tokenManager.lock,
    userToken: () => tokenManager.pair()?.token,
    onEvent: sessionManager.onEvent,
    start: sessionManager.restore,
    login,
    async register(customer, options) {
      const registered = await registerCustomer(customer, options);
      if (!registered.ok) return registered;
      return login({ username: customer.email, password: customer.password }, options);
    },
    createAccount: registerCustomer,
    async adopt({ token, refreshToken }) {
      if (tokenManager.pair() !== undefined) return err({ kind: 'not-authorised' });
      return sessionManager.begin(tokenPair(token, refreshToken));
    },
    logout,
    refreshProfile: sessionManager.refreshProfile,
    async updateProfile(customer) {
      if (tokenManager.pair() === undefined) return err({ kind: 'signed-out' });
      const queued = await ports.queueProfileUpdate({ customer });
      return queued.ok ? ok() : err({ kind: 'not-kept' });
    },
    async applySavedProfile(profile) {
      await sessionManager.setProfile(profile);
      sessionManager.emit({ type: 'profile-updated', profile });
    },
    changePassword,
    async changeEmail(change, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const body = { ...change, email: plainEmail(change.email) };
      return toVoidResult(api.callAsUser(userCalls.changeEmail, { body }, options));
    },
    async confirmEmail(changeToken, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer = await api.callAsGuest(userCalls.confirmEmail, { changeToken }, options);
      if (!answer.ok) return answer;
      if (tokenManager.pair() !== undefined) await sessionManager.refreshProfile(options);
      return ok(answer.value.value.email);
    },
    async exportData(options) {
      const answer = await api.callAsUser(userCalls.exportMe, {}, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async erase(password, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer = await api.callAsUser(userCalls.eraseMe, { body: { password } }, options);
      if (!answer.ok) return answer;
      await sessionManager.end('logout', true);
      return ok();
    },
    async reviews(options) {
      const answer = await api.callAsUser(shopCalls.myReviews, {}, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async resetPassword(email, options) {
      if (isOffline()) return err({ kind: 'offline' });
      return toVoidResult(
        api.callAsGuest(userCalls.resetPassword, { email: plainEmail(email) }, options),
      );
    },
    async confirmReset(reset, options) {
      if (isOffline()) return err({ kind: 'offline' });
      return toVoidResult(api.callAsGuest(userCalls.confirmReset, reset, options));
    },
    orders,
    order,
    cancelOrder,
    async cancelGuestOrder({ orderNumber, email }, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const body = { orderNumber, email };
      return toVoidResult(
        tokenManager.pair() === undefined
          ? api.callAsGuest(userCalls.cancelGuestOrder, body, options)
          : api.callAsUser(userCalls.cancelGuestOrder, { body }, options),
      );
    },
    async withdraw(request, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer =
        tokenManager.pair() === undefined
          ? await api.callAsGuest(userCalls.withdraw, request, options)
          : await api.callAsUser(userCalls.withdraw, { body: request }, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async confirmWithdrawal(confirmation, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer = await api.callAsGuest(userCalls.confirmWithdrawal, { confirmation }, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async wishlist(options) {
      const answer = await api.callAsUser(userCalls.wishlist, {}, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    addToWishlist: (productIds, options) =>
      toVoidResult(
        api.callAsUser(userCalls.addToWishlist, { body: { product_id: productIds } }, options),
      ),
    removeFromWishlist: (productIds, options) =>
      toVoidResult(
        api.callAsUser(userCalls.deleteFromWishlist, { body: { product_id: productIds } }, options),
      ),
    withUserToken: (send, { signal } = {}) => tokenManager.run(send, signal),
    fetch: createAuthorisedFetch(ports.fetch, tokenManager),
    close: unsubscribe,
  };
}

function tokenPair(token: string, refreshToken: unknown): TokenPair {
  return {
    token: unsafeBrand<UserToken>(token),
    refreshToken:
      typeof refreshToken === 'string' && refreshToken !== ''
        ? unsafeBrand<RefreshToken>(refreshToken)
        : undefined,
  };
}
