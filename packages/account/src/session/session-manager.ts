import { userCalls, type Order, type Profile } from '@shop/contract';
import { createObservable, err, ok, type Observable, type Result } from '@shop/kernel';
import type {
  AccountEvent,
  AccountFailure,
  CallOptions,
  Session,
  TokenPair,
} from '../account/account.ts';
import type { AccountPorts } from '../account/account-ports.ts';
import type { AccountApi } from '../account/account-api.ts';
import type { SessionEnd } from './data-cleared-on-sign-out.ts';
import type { SessionStore } from './session-store.ts';
import type { TokenManager } from '../tokens/token-manager.ts';
import type { RefreshFailure } from '../tokens/token-lock.ts';

/** Message to other tabs. They read the rest from storage. */
type TabMessage = 'account:signed-in' | 'account:signed-out' | 'account:tokens';

/** The session of this tab: how it begins, changes and ends. */
export interface SessionManager {
  readonly session: Observable<Session>;
  emit(event: AccountEvent): void;
  onEvent(listener: (event: AccountEvent) => void): () => void;
  restore(): Promise<Session>;
  /** Begins a session with fresh tokens; undoes itself when it cannot be authorised. */
  begin(pair: TokenPair, options?: CallOptions): Promise<Result<Profile, AccountFailure>>;
  /** Takes fresh tokens for the session there is. */
  renewTokens(pair: TokenPair): Promise<void>;
  /** Fetches and keeps the profile. */
  refreshProfile(options?: CallOptions): Promise<Result<Profile, AccountFailure>>;
  setProfile(profile: Profile): Promise<void>;
  setOrders(orders: readonly Order[]): Promise<void>;
  end(how: 'logout', silent: boolean): Promise<void>;
  onLost(reason: RefreshFailure): Promise<void>;
  endedElsewhere(): Promise<void>;
  onTabMessage(message: string): Promise<void>;
  broadcast(message: TabMessage): void;
}

export interface SessionParts {
  readonly ports: AccountPorts;
  readonly store: SessionStore;
  /** Both need the session's events, so they are handed in when first used. */
  readonly tokenManager: () => TokenManager;
  readonly api: () => AccountApi;
  /** Fetches the newest orders. */
  readonly fetchOrders: (
    options?: CallOptions,
  ) => Promise<Result<readonly Order[], AccountFailure>>;
}

/** Source: AC-1 to AC-6, AC-13 to AC-22. */
export function createSessionManager(parts: SessionParts): SessionManager {
  const { ports, store } = parts;
  const session = createObservable<Session>({ status: 'starting' });
  const listeners = new Set<(event: AccountEvent) => void>();
  let starting: Promise<Session> | undefined;
  /** Grows with every session that begins or ends, so that what was read before does not undo it. */
  let restoreEpoch = 0;
  /** Clearing of data after the last session ended. */
  let clearing: Promise<void> = Promise.resolve();

  const emit = (event: AccountEvent) => {
    for (const listener of Array.from(listeners)) listener(event);
  };
  const broadcast = (message: TabMessage) => ports.broadcast.post(message);
  const currentProfile = () => {
    const now = session.get();
    return now.status === 'signed-in' ? now.profile : undefined;
  };

  /** Shows what is known of a signed-in shopper; keeps what is not given. */
  function show(fields: { profile?: Profile; orders?: readonly Order[] }): void {
    const now = session.get();
    const previous = now.status === 'signed-in' ? now : { profile: undefined, orders: undefined };
    session.set({
      status: 'signed-in',
      profile: fields.profile ?? previous.profile,
      orders: fields.orders ?? previous.orders,
    });
  }

  async function restore(): Promise<Session> {
    const previous = restoreEpoch;
    const pair = await store.readTokens();
    const [profile, orders] = await Promise.all([store.readProfile(), store.readOrders()]);
    if (previous !== restoreEpoch) {
      if (session.get().status === 'starting') session.set({ status: 'guest' });
      return session.get();
    }
    if (pair === undefined) {
      session.set({ status: 'guest' });
      return session.get();
    }
    parts.tokenManager().open(pair);
    show({ ...(profile && { profile }), ...(orders && { orders }) });
    void authoriseRestored();
    return session.get();
  }

  /** The server's profile and orders when it can be reached, then the lists and the cart. */
  async function authoriseRestored(): Promise<void> {
    const sessionEpoch = parts.tokenManager().sessionEpoch();
    const fetched = await refreshProfile();
    const profile = fetched.ok ? fetched.value : currentProfile();
    if (profile === undefined) return;
    if (fetched.ok) await refreshOrders();
    if (parts.tokenManager().sessionEpoch() !== sessionEpoch) return;
    await ports.onAuthorised?.(profile, 'restored').catch((cause: unknown) => {
      ports.log.error('session-restore-incomplete', { cause });
    });
  }

  async function begin(
    pair: TokenPair,
    options?: CallOptions,
  ): Promise<Result<Profile, AccountFailure>> {
    await clearing;
    restoreEpoch += 1;
    await store.writeTokens(pair);
    parts.tokenManager().open(pair);
    const sessionEpoch = parts.tokenManager().sessionEpoch();
    const hasEnded = () => parts.tokenManager().sessionEpoch() !== sessionEpoch;
    const fetched = await fetchShopper(options);
    if (!fetched.ok) {
      if (!hasEnded()) await forget();
      const final = fetched.error.kind === 'refused' || fetched.error.kind === 'signed-out';
      return final ? err({ kind: 'not-authorised' }) : fetched;
    }
    const { profile, orders } = fetched.value;
    if (hasEnded()) return err({ kind: 'not-authorised' });
    session.set({ status: 'signed-in', profile, orders });
    await Promise.all([store.writeProfile(profile), store.writeOrders(orders)]);
    try {
      await ports.onAuthorised?.(profile, 'login');
    } catch (cause) {
      ports.log.error('login-incomplete', { cause });
      if (!hasEnded()) await forget();
      return err({ kind: 'not-authorised' });
    }
    if (hasEnded()) return err({ kind: 'not-authorised' });
    emit({ type: 'signed-in' });
    broadcast('account:signed-in');
    return ok(profile);
  }

  /** Fetches the profile and the orders after sign-in. */
  async function fetchShopper(
    options?: CallOptions,
  ): Promise<
    Result<{ readonly profile: Profile; readonly orders: readonly Order[] }, AccountFailure>
  > {
    const [profile, orders] = await Promise.all([
      parts.api().callAsUser(userCalls.me, {}, options),
      parts.fetchOrders(options),
    ]);
    if (!profile.ok) return profile;
    return orders.ok ? ok({ profile: profile.value.value, orders: orders.value }) : orders;
  }

  /** Takes everything of the session away from this device, before anybody hears of it. */
  async function forget(): Promise<void> {
    parts.tokenManager().clear();
    session.set({ status: 'guest' });
    await clearStore();
  }

  /** A refresh under way, here or in another tab, writes its tokens inside this lock: what clears comes after it. */
  const clearStore = () => ports.lock.run('token-refresh', () => store.clear());

  async function refreshProfile(options?: CallOptions) {
    const fetched = await parts.api().callAsUser(userCalls.me, {}, options);
    if (!fetched.ok) return fetched;
    await setProfile(fetched.value.value);
    return ok(fetched.value.value);
  }

  /** Refreshes orders of a running session. On failure the old orders stay. */
  async function refreshOrders(): Promise<void> {
    const orders = await parts.fetchOrders();
    if (orders.ok) await setOrders(orders.value);
    else ports.log.warn('orders-not-refreshed', { kind: orders.error.kind });
  }

  async function setOrders(orders: readonly Order[]): Promise<void> {
    if (session.get().status !== 'signed-in') return;
    show({ orders });
    await store.writeOrders(orders);
  }

  async function setProfile(profile: Profile): Promise<void> {
    if (session.get().status !== 'signed-in') return;
    show({ profile });
    await store.writeProfile(profile);
  }

  function signedOut(how: SessionEnd): Promise<void> {
    const cleared = ports.onSignedOut?.(how).catch((cause: unknown) => {
      ports.log.error('logout-incomplete', { how, cause });
    });
    return (clearing = cleared ?? Promise.resolve());
  }

  return {
    session,
    emit,
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: () => (starting ??= restore()),
    begin,
    async renewTokens(pair) {
      await store.writeTokens(pair);
      parts.tokenManager().open(pair);
      broadcast('account:tokens');
    },
    refreshProfile,
    setProfile,
    setOrders,
    async end(how, silent) {
      restoreEpoch += 1;
      parts.tokenManager().clear();
      session.set({ status: 'guest' });
      broadcast('account:signed-out');
      await clearStore();
      await signedOut(how);
      emit({ type: 'signed-out', silent });
    },
    async onLost(reason) {
      restoreEpoch += 1;
      await ports.onSessionLost?.(reason).catch((cause: unknown) => {
        ports.log.error('logout-incomplete', { how: 'session-lost', cause });
      });
      session.set({ status: 'guest' });
      await store.clear();
      broadcast('account:signed-out');
      // Not waited for: the cart that is to be cleared may be waiting for the very call that was refused.
      void signedOut('session-lost').then(() => {
        emit({ type: 'signed-out', silent: true });
        emit({ type: 'session-lost', reason });
      });
    },
    async endedElsewhere() {
      restoreEpoch += 1;
      if (session.get().status !== 'signed-in') return;
      parts.tokenManager().clear();
      session.set({ status: 'guest' });
      // Not waited for, for the same reason.
      void signedOut('other-tab').then(() => emit({ type: 'signed-out', silent: true }));
    },
    async onTabMessage(message) {
      if (message === 'account:tokens') await parts.tokenManager().reload();
      if (message === 'account:signed-out') await this.endedElsewhere();
      if (message === 'account:signed-in') {
        starting = restore();
        const now = await starting;
        if (now.status === 'signed-in') emit({ type: 'signed-in' });
      }
    },
    broadcast,
  };
}
