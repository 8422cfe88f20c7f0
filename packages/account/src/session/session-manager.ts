import type { Profile } from '@shop/contract';
import type { Result } from '@shop/kernel';
import type { AccountApi } from '../account/account-api.ts';
import type { AccountPorts } from '../account/account-ports.ts';
import type {
  AccountEvent,
  AccountFailure,
  CallOptions,
  Session,
  TokenPair,
} from '../account/account.ts';
import type { RefreshFailure } from '../tokens/token-lock.ts';
import type { TokenManager } from '../tokens/token-manager.ts';
import { createCustomerDataCalls, type FetchOrders } from './customer-data.ts';
import { createSessionBeginning } from './session-begin.ts';
import { createSessionEnding } from './session-end.ts';
import { createSessionState, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** Message to other tabs. They read the rest from storage. */
type TabMessage =
  | 'account:signing-in'
  | 'account:signed-in'
  | 'account:sign-in-undone'
  | 'account:signed-out'
  | 'account:tokens';

/** The session of this tab: how it begins, changes and ends. */
export interface SessionManager {
  readonly state: SessionState;
  emit(event: AccountEvent): void;
  onEvent(listener: (event: AccountEvent) => void): () => void;
  /** Reads the stored session once; later calls return the same promise. */
  restore(): Promise<Session>;
  /** Begins a session with fresh tokens; undoes itself when it cannot be authorised. */
  begin(pair: TokenPair, options?: CallOptions): Promise<Result<Profile, AccountFailure>>;
  /** Replaces the tokens of the current session. */
  renewTokens(pair: TokenPair): Promise<void>;
  /** Fetches, shows and stores the profile. */
  refreshProfile(options?: CallOptions): Promise<Result<Profile, AccountFailure>>;
  /** Ends the session in all tabs. */
  logout(silent: boolean): Promise<void>;
  /** The session cannot be renewed. */
  lose(reason: RefreshFailure): Promise<void>;
  /** Another tab ended the session. */
  endElsewhere(): void;
  onTabMessage(message: string): Promise<void>;
  broadcast(message: TabMessage): void;
}

/** Parts of the session manager. */
export interface SessionParts {
  readonly ports: AccountPorts;
  readonly store: SessionStore;
  readonly tokenManager: TokenManager;
  readonly api: AccountApi;
  readonly fetchOrders: FetchOrders;
}

/** Source: AC-1 to AC-6, AC-13 to AC-21, AC-23 and AC-55. */
export function createSessionManager(parts: SessionParts): SessionManager {
  const { ports, store, tokenManager, api, fetchOrders } = parts;
  const listeners = new Set<(event: AccountEvent) => void>();
  let starting: Promise<Session> | undefined;

  const emit = (event: AccountEvent) => {
    for (const listener of Array.from(listeners)) listener(event);
  };
  const broadcast = (message: TabMessage) => ports.broadcast.post(message);

  const state = createSessionState(store, () => ports.clock?.now());
  const customer = createCustomerDataCalls(state, api, fetchOrders, ports.log);
  const ending = createSessionEnding({
    ports,
    store,
    tokenManager,
    state,
    emit,
    broadcastEnd: () => broadcast('account:signed-out'),
    broadcastUndo: () => broadcast('account:sign-in-undone'),
  });
  const beginning = createSessionBeginning({
    ports,
    store,
    tokenManager,
    state,
    customer,
    ending,
    onStored: () => broadcast('account:signing-in'),
    onBegun() {
      emit({ type: 'signed-in' });
      broadcast('account:signed-in');
    },
  });

  return {
    state,
    emit,
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: () => (starting ??= beginning.restore()),
    begin: beginning.begin,
    async renewTokens(pair) {
      await store.writeTokens(pair);
      tokenManager.open(pair);
      broadcast('account:tokens');
    },
    refreshProfile: customer.refreshProfile,
    logout: ending.logout,
    lose: ending.lose,
    endElsewhere: ending.endElsewhere,
    async onTabMessage(message) {
      if (message === 'account:tokens') await tokenManager.reload();
      if (message === 'account:signed-out') ending.endElsewhere();
      if (message === 'account:sign-in-undone') ending.undoElsewhere();
      if (message === 'account:signing-in') await beginning.showStored();
      if (message === 'account:signed-in') {
        starting = beginning.restore();
        const session = await starting;
        if (session.status === 'signed-in') emit({ type: 'signed-in' });
      }
    },
    broadcast,
  };
}
