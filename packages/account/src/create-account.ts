import { shopCalls, userCalls, type Order } from '@shop/contract';
import {
  as,
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
import { createAccountWire } from './account-wire.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { createSessionLife } from './session-life.ts';
import { createSessionStore } from './session-store.ts';
import { createTokenKeeper } from './token-keeper.ts';

/**
 * The account of this device. Nothing is read or sent before `start` or a call; nothing throws for what the
 * network, the server or the disk does. Source: AC-1 to AC-46.
 */
export function createAccount(config: AccountConfig, ports: AccountPorts): Account {
  const store = createSessionStore(ports.store);
  const life = createSessionLife({
    ports,
    store,
    keeper: () => keeper,
    wire: () => wire,
    fetchOrders: async (options) => {
      const answer = await orderPage(1, config.ordersPageSize, options);
      return answer.ok ? ok(answer.value.value.items) : answer;
    },
  });
  const keeper = createTokenKeeper(config, ports, store, {
    lost: (reason) => life.lost(reason),
    endedElsewhere: () => life.endedElsewhere(),
    renewed: () => life.tell('account:tokens'),
  });
  const wire = createAccountWire(config, ports, keeper);
  const stopHearing = ports.broadcast.subscribe((message) => void life.hear(message));
  const isOffline = () => !ports.connectivity.isOnline();

  async function signIn(
    username: string,
    password: string,
    cartId: string | undefined,
    options?: CallOptions,
  ): Promise<Result<TokenPair, AccountFailure>> {
    const body = { username, password, ...(cartId === undefined ? {} : { cartId }) };
    const answer = await wire.open(userCalls.login, body, options);
    if (!answer.ok) return answer;
    const { value, meta } = answer.value;
    return ok(tokenPair(value, meta['refreshToken']));
  }

  async function login(
    { username, password }: Parameters<Account['login']>[0],
    options?: CallOptions,
  ) {
    if (isOffline()) return err({ kind: 'offline' } as const);
    if (life.session.get().status === 'signed-in') await logout({ silent: true });
    const pair = await signIn(plainEmail(username), password, ports.cartToken(), options);
    return pair.ok ? life.begin(pair.value, options) : pair;
  }

  async function makeAccount(
    { email, firstname, lastname, password }: NewCustomer,
    options?: CallOptions,
  ): Promise<Result<void, AccountFailure>> {
    if (isOffline()) return err({ kind: 'offline' });
    const customer = {
      email: plainEmail(email),
      firstname: plainCode(firstname),
      lastname: plainCode(lastname),
    };
    return withoutValue(wire.open(userCalls.register, { customer, password }, options));
  }

  async function logout({ silent = false } = {}): Promise<void> {
    const pair = keeper.pair();
    await life.end('logout', silent);
    if (pair === undefined) return;
    const body = { refreshToken: pair.refreshToken };
    const told = await ports.fetch(wire.request(userCalls.logout, pair.token, { body }));
    if (!told.ok) ports.log.info('logout-not-told', { kind: told.error.kind });
  }

  const orderPage = (page: number, pageSize: number, options?: CallOptions) =>
    wire.own(userCalls.orderHistory, { query: { pageSize, currentPage: page } }, options);

  async function orders(
    { page = 1, pageSize = config.ordersPageSize }: { page?: number; pageSize?: number } = {},
    options?: CallOptions,
  ): Promise<Result<OrderPage, AccountFailure>> {
    const answer = await orderPage(page, pageSize, options);
    if (answer.ok) {
      const { items, total_count: total } = answer.value.value;
      // A shorter list would leave less to show when the network gives none.
      if (page === 1 && pageSize >= config.ordersPageSize) await life.takeOrders(items);
      const hasNextPage = items.length > 0 && page * pageSize < total;
      return ok({ orders: items, total, page, pageSize, hasNextPage, cache: false });
    }
    const session = life.session.get();
    const kept = session.status === 'signed-in' && page === 1 ? session.orders : undefined;
    const unreachable = answer.error.kind === 'offline' || answer.error.kind === 'network';
    if (kept === undefined || !unreachable) return answer;
    const total = kept.length;
    return ok({ orders: kept, total, page, pageSize, hasNextPage: false, cache: true });
  }

  /** The server's word on one order, also in the orders shown and kept. */
  async function takeOrder(order: Order): Promise<void> {
    const session = life.session.get();
    if (session.status !== 'signed-in' || session.orders === undefined) return;
    const isSame = ({ increment_id }: Order) => increment_id === order.increment_id;
    if (!session.orders.some(isSame)) return;
    await life.takeOrders(session.orders.map((each) => (isSame(each) ? order : each)));
  }

  async function order(
    orderNumber: string,
    options?: CallOptions,
  ): Promise<Result<Order, AccountFailure>> {
    const answer = await wire.own(userCalls.order, { query: { orderNumber } }, options);
    if (answer.ok) {
      await takeOrder(answer.value.value);
      return ok(answer.value.value);
    }
    const session = life.session.get();
    const kept =
      session.status === 'signed-in'
        ? session.orders?.find(({ increment_id }) => increment_id === orderNumber)
        : undefined;
    const unreachable = answer.error.kind === 'offline' || answer.error.kind === 'network';
    return kept !== undefined && unreachable ? ok(kept) : answer;
  }

  async function cancelOrder(
    orderNumber: string,
    options?: CallOptions,
  ): Promise<Result<Order, AccountFailure>> {
    if (isOffline()) return err({ kind: 'offline' });
    const answer = await wire.own(userCalls.cancelOrder, { body: { orderNumber } }, options);
    if (!answer.ok) return answer;
    await takeOrder(answer.value.value);
    return ok(answer.value.value);
  }

  async function changePassword(
    change: Parameters<Account['changePassword']>[0],
    options?: CallOptions,
  ): Promise<Result<void, AccountFailure>> {
    if (isOffline()) return err({ kind: 'offline' });
    const endings = keeper.endings();
    const answer = await wire.own(userCalls.changePassword, { body: change }, options);
    if (!answer.ok) return answer;
    life.emit({ type: 'password-changed' });
    const session = life.session.get();
    const profile = session.status === 'signed-in' ? session.profile : undefined;
    if (profile === undefined) return ok();
    // The change ended every session of the account, this one included: begin another without a word.
    const pair = await signIn(profile.email, change.newPassword, undefined, options);
    if (keeper.endings() !== endings) return ok();
    if (pair.ok) await life.renewTokens(pair.value);
    else ports.log.warn('sign-in-after-password-change', { kind: pair.error.kind });
    return ok();
  }

  const withoutValue = async (
    answer: Promise<Result<unknown, AccountFailure>>,
  ): Promise<Result<void, AccountFailure>> => {
    const settled = await answer;
    return settled.ok ? ok() : settled;
  };

  return {
    session: life.session,
    tokenLock: keeper.lock,
    userToken: () => keeper.pair()?.token,
    onEvent: life.onEvent,
    start: life.restore,
    login,
    async register(customer, options) {
      const made = await makeAccount(customer, options);
      if (!made.ok) return made;
      return login({ username: customer.email, password: customer.password }, options);
    },
    createAccount: makeAccount,
    async adopt({ token, refreshToken }) {
      if (keeper.pair() !== undefined) return err({ kind: 'not-authorised' });
      return life.begin(tokenPair(token, refreshToken));
    },
    logout,
    refreshProfile: life.refreshProfile,
    async updateProfile(customer) {
      if (keeper.pair() === undefined) return err({ kind: 'signed-out' });
      const queued = await ports.queueProfileUpdate({ customer });
      return queued.ok ? ok() : err({ kind: 'not-kept' });
    },
    async profileSent(profile) {
      await life.takeProfile(profile);
      life.emit({ type: 'profile-updated', profile });
    },
    changePassword,
    async changeEmail(change, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const body = { ...change, email: plainEmail(change.email) };
      return withoutValue(wire.own(userCalls.changeEmail, { body }, options));
    },
    async confirmEmail(changeToken, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer = await wire.open(userCalls.confirmEmail, { changeToken }, options);
      if (!answer.ok) return answer;
      if (keeper.pair() !== undefined) await life.refreshProfile(options);
      return ok(answer.value.value.email);
    },
    async exportData(options) {
      const answer = await wire.own(userCalls.exportMe, {}, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async erase(password, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer = await wire.own(userCalls.eraseMe, { body: { password } }, options);
      if (!answer.ok) return answer;
      await life.end('logout', true);
      return ok();
    },
    async reviews(options) {
      const answer = await wire.own(shopCalls.myReviews, {}, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async resetPassword(email, options) {
      if (isOffline()) return err({ kind: 'offline' });
      return withoutValue(
        wire.open(userCalls.resetPassword, { email: plainEmail(email) }, options),
      );
    },
    async confirmReset(reset, options) {
      if (isOffline()) return err({ kind: 'offline' });
      return withoutValue(wire.open(userCalls.confirmReset, reset, options));
    },
    orders,
    order,
    cancelOrder,
    async cancelGuestOrder({ orderNumber, email }, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const body = { orderNumber, email };
      return withoutValue(
        keeper.pair() === undefined
          ? wire.open(userCalls.cancelGuestOrder, body, options)
          : wire.own(userCalls.cancelGuestOrder, { body }, options),
      );
    },
    async withdraw(request, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer =
        keeper.pair() === undefined
          ? await wire.open(userCalls.withdraw, request, options)
          : await wire.own(userCalls.withdraw, { body: request }, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async confirmWithdrawal(confirmation, options) {
      if (isOffline()) return err({ kind: 'offline' });
      const answer = await wire.open(userCalls.confirmWithdrawal, { confirmation }, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    async wishlist(options) {
      const answer = await wire.own(userCalls.wishlist, {}, options);
      return answer.ok ? ok(answer.value.value) : answer;
    },
    addToWishlist: (productIds, options) =>
      withoutValue(
        wire.own(userCalls.addToWishlist, { body: { product_id: productIds } }, options),
      ),
    removeFromWishlist: (productIds, options) =>
      withoutValue(
        wire.own(userCalls.deleteFromWishlist, { body: { product_id: productIds } }, options),
      ),
    withUserToken: (send, { signal } = {}) => keeper.run(send, signal),
    fetch: createAuthorisedFetch(ports.fetch, keeper),
    close: stopHearing,
  };
}

function tokenPair(token: string, refreshToken: unknown): TokenPair {
  return {
    token: as<UserToken>(token),
    refreshToken:
      typeof refreshToken === 'string' && refreshToken !== ''
        ? as<RefreshToken>(refreshToken)
        : undefined,
  };
}
