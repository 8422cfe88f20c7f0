import type { Profile } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { AccountPorts } from '../account/account-ports.ts';
import type { AccountFailure, CallOptions, Session, TokenPair } from '../account/account.ts';
import type { TokenManager } from '../tokens/token-manager.ts';
import type { CustomerDataCalls } from './customer-data.ts';
import type { SessionEnding } from './session-end.ts';
import type { SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** The three ways a session begins. */
export interface SessionBeginning {
  /** Reads the stored session and shows it; profile and orders of the server follow. Source: AC-1 to AC-3. */
  restore(): Promise<Session>;
  /**
   * Begins a session with new tokens. Undoes it if profile, orders or `onAuthorised` fail. Source: AC-14, AC-15.
   */
  begin(pair: TokenPair, options?: CallOptions): Promise<Result<Profile, AccountFailure>>;
  /** Shows the session that another tab begins. Cart and lists follow once it has begun there. Source: AC-55. */
  showStored(): Promise<void>;
}

/** Parts that begin a session. */
export interface SessionBeginningParts {
  readonly ports: Pick<AccountPorts, 'onAuthorised' | 'lock' | 'log' | 'clock'>;
  readonly store: SessionStore;
  readonly tokenManager: TokenManager;
  readonly state: SessionState;
  readonly customer: CustomerDataCalls;
  readonly ending: SessionEnding;
  /** Called in `begin` once the session is stored, before cart and lists follow. */
  readonly onStored: () => void;
  /** Called in `begin` once the session is complete. */
  readonly onBegun: () => void;
}

/** Source: AC-1 to AC-3, AC-14, AC-15, AC-21, AC-54, AC-55. */
export function createSessionBeginning(parts: SessionBeginningParts): SessionBeginning {
  const { ports, store, tokenManager, state, customer, ending, onStored, onBegun } = parts;

  /** Fetches profile and orders if the server is reachable, then starts lists and cart. */
  async function authoriseRestored(): Promise<void> {
    const hasEnded = sessionEndCheck(tokenManager);
    const response = await customer.refreshProfile();
    const profile = response.ok ? response.value : state.profile();
    if (profile === undefined) return;
    if (response.ok) await customer.refreshOrders();
    if (hasEnded()) return;
    await ports.onAuthorised?.(profile, 'restored').catch((cause: unknown) => {
      ports.log.error('session-restore-incomplete', { cause });
    });
  }

  /** Reads the stored session. `hasChanged`: another session began or ended meanwhile. */
  async function readStored() {
    const previous = state.changeCount();
    const [pair, profile, orders, ages] = await Promise.all([
      store.readTokens(),
      store.readProfile(),
      store.readOrders(),
      store.readAges(),
    ]);
    const fields = { profile, orders, ...ages };
    return { hasChanged: previous !== state.changeCount(), pair, fields };
  }

  return {
    async restore() {
      const { hasChanged, pair, fields } = await readStored();
      const { session } = state;
      if (hasChanged) {
        if (session.get().status === 'starting') state.showGuest();
      } else if (pair === undefined) {
        state.showGuest();
      } else {
        tokenManager.open(pair);
        state.showSignedIn(fields);
        void authoriseRestored();
      }
      return session.get();
    },

    async showStored() {
      const { hasChanged, pair, fields } = await readStored();
      if (hasChanged || pair === undefined) return;
      tokenManager.open(pair);
      state.showSignedIn(fields);
    },

    async begin(pair, options) {
      await ending.cleared();
      state.countChange();
      // A logout clears the store inside this lock. A logout that began earlier does not remove these tokens.
      await ports.lock.run('token-refresh', () => store.writeTokens(pair));
      tokenManager.open(pair);
      const hasEnded = sessionEndCheck(tokenManager);
      const response = await customer.fetch(options);
      if (!response.ok) {
        if (!hasEnded()) await ending.undo();
        const { kind } = response.error;
        const isFinal = kind === 'rejected' || kind === 'signed-out';
        return isFinal ? err({ kind: 'not-authorised' }) : response;
      }
      if (hasEnded()) return err({ kind: 'not-authorised' });
      const { profile, orders } = response.value;
      const atMs = ports.clock?.now();
      state.showSignedIn({ profile, orders, profileAtMs: atMs, ordersAtMs: atMs });
      await Promise.all([store.writeProfile(profile, atMs), store.writeOrders(orders, atMs)]);
      if (hasEnded()) return err({ kind: 'not-authorised' });
      onStored();
      try {
        await ports.onAuthorised?.(profile, 'login');
      } catch (cause) {
        ports.log.error('login-incomplete', { cause });
        if (!hasEnded()) await ending.undo();
        return err({ kind: 'not-authorised' });
      }
      if (hasEnded()) return err({ kind: 'not-authorised' });
      onBegun();
      return ok(profile);
    },
  };
}

/** Returns a function that returns true once the current session has ended. */
function sessionEndCheck(tokenManager: TokenManager): () => boolean {
  const sessionEpoch = tokenManager.sessionEpoch();
  return () => tokenManager.sessionEpoch() !== sessionEpoch;
}
