import {
  err,
  type AbortSignalLike,
  type HttpResponse,
  type NetworkFailure,
  type Observable,
  type Result,
  type UserToken,
} from '@shop/kernel';
import type { TokenPair } from '../account/account.ts';
import type { AccountConfig, AccountPorts } from '../account/account-ports.ts';
import type { SessionStore } from '../session/session-store.ts';
import { raceAbort } from './race-abort.ts';
import type { TokenLock } from './token-lock.ts';
import { createTokenRenewal, type TokenManagerEvents } from './token-renewal.ts';
import { createTokenState } from './token-state.ts';
import { isUnauthorized, notAuthorized } from './unauthorized.ts';

type Response = Result<HttpResponse, NetworkFailure>;

/** Holds the tokens of this tab and renews them. */
export interface TokenManager {
  readonly lock: Observable<TokenLock>;
  pair(): TokenPair | undefined;
  /** Number of sessions that ended in this tab. A changed number means another session, or none. */
  sessionEpoch(): number;
  /** Starts a session: a customer signed in, here or in another tab. */
  open(pair: TokenPair): void;
  /** Ends the session. */
  clear(): void;
  /** Reads the tokens that another tab has renewed. */
  reload(): Promise<void>;
  /**
   * Sends a call with the newest token, once more after a successful refresh. A call whose session ended while it
   * waited is not sent.
   */
  run(
    send: (token: UserToken | undefined) => Promise<Response>,
    signal?: AbortSignalLike,
  ): Promise<Response>;
}

/** Source: AC-7 to AC-12. */
export function createTokenManager(
  config: AccountConfig,
  ports: AccountPorts,
  store: SessionStore,
  events: TokenManagerEvents,
): TokenManager {
  const state = createTokenState();
  const renewal = createTokenRenewal(config, ports, store, events, state);
  return {
    lock: state.lock,
    pair: state.pair,
    sessionEpoch: state.sessionEpoch,
    open(pair) {
      state.start(pair);
      state.apply({ type: 'signed-in' });
    },
    clear() {
      state.end();
      state.apply({ type: 'signed-out' });
    },
    async reload() {
      const storedTokens = await store.readTokens();
      if (storedTokens !== undefined && state.pair() !== undefined) state.setPair(storedTokens);
    },
    async run(send, signal) {
      const startEpoch = state.sessionEpoch();
      for (;;) {
        const refreshing = renewal.current();
        if (refreshing !== undefined) {
          const replacement = await raceAbort(refreshing, signal);
          if (replacement !== undefined) return replacement;
        }
        if (signal?.aborted === true) return err({ kind: 'aborted', cause: signal.reason });
        if (startEpoch !== state.sessionEpoch()) return notAuthorized();
        if (state.lock.get().status === 'broken') return notAuthorized();
        const sentTokens = state.pair();
        const answer = await send(sentTokens?.token);
        if (sentTokens === undefined || !answer.ok) return answer;
        if (!isUnauthorized(answer.value)) {
          if (state.pair()?.token === sentTokens.token) state.apply({ type: 'accepted' });
          return answer;
        }
        // The session has ended: the call is not repeated with the token of another one.
        if (startEpoch !== state.sessionEpoch()) return answer;
        const replacement = await raceAbort(renewal.recover(sentTokens, answer), signal);
        if (replacement !== undefined) return replacement;
      }
    },
  };
}
