import type { HttpResponse, NetworkFailure, Result } from '@shop/kernel';
import type { TokenPair } from '../account/account.ts';
import type { AccountConfig, AccountPorts } from '../account/account-ports.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { RefreshFailure } from './token-lock.ts';
import { requestTokenRefresh } from './token-refresh.ts';
import type { TokenState } from './token-state.ts';
import { notAuthorized } from './unauthorized.ts';

type Response = Result<HttpResponse, NetworkFailure>;

/** Events that a token manager reports to its session. */
export interface TokenManagerEvents {
  /** The session cannot be renewed. The lock is broken already. */
  onLost(reason: RefreshFailure): Promise<void>;
  /** Another tab has signed out. */
  onEndedElsewhere(): void;
  onRenewed(): void;
}

/** Renews the tokens after a 401. */
export interface TokenRenewal {
  /** The refresh in progress, if any: `undefined` if calls may be sent again, else the response for waiting calls. */
  current(): Promise<Response | undefined> | undefined;
  /** Handles the 401 of a call sent with `failed`. `undefined`: send the call again. */
  recover(failed: TokenPair, refusal: Response): Promise<Response | undefined>;
}

/**
 * One refresh at a time: in this tab by a shared promise, between tabs by the lock `token-refresh`, under which the
 * store is read again. If another tab was faster, its token is used. Source: AC-7 to AC-12.
 */
export function createTokenRenewal(
  config: AccountConfig,
  ports: AccountPorts,
  store: SessionStore,
  events: TokenManagerEvents,
  state: TokenState,
): TokenRenewal {
  let refreshing: Promise<Response | undefined> | undefined;

  function refresh(failed: TokenPair): Promise<Response | undefined> {
    const startEpoch = state.tokenEpoch();
    return ports.lock.run('token-refresh', async () => {
      const storedTokens = await store.readTokens();
      if (startEpoch !== state.tokenEpoch()) return notAuthorized();
      if (storedTokens === undefined) {
        state.apply({ type: 'signed-out' });
        events.onEndedElsewhere();
        return notAuthorized();
      }
      if (storedTokens.token !== failed.token) return renew(storedTokens);
      if (storedTokens.refreshToken === undefined) return loseSession('refused');

      const outcome = await requestTokenRefresh(ports.fetch, config, storedTokens.refreshToken);
      if (startEpoch !== state.tokenEpoch()) return notAuthorized();
      switch (outcome.kind) {
        case 'refreshed':
          await store.writeTokens(outcome.pair);
          if (startEpoch !== state.tokenEpoch()) return notAuthorized();
          events.onRenewed();
          return renew(outcome.pair);
        case 'refused':
          return loseSession('refused');
        case 'interrupted':
          ports.log.warn('token-refresh-interrupted');
          state.apply({ type: 'interrupted' });
          return outcome.answer;
      }
    });
  }

  function renew(pair: TokenPair): undefined {
    state.setPair(pair);
    state.apply({ type: 'refreshed' });
  }

  async function loseSession(reason: RefreshFailure): Promise<Response> {
    state.apply({ type: 'refresh-failed', reason });
    await endSession(reason);
    return notAuthorized();
  }

  async function endSession(reason: RefreshFailure): Promise<void> {
    ports.log.warn('session-lost', { reason });
    state.end();
    await events.onLost(reason);
  }

  return {
    current: () => refreshing,
    async recover(failed, refusal) {
      if (refreshing !== undefined) return refreshing;
      // Renewed while the call was under way.
      if (state.pair()?.token !== failed.token) return undefined;
      if (!config.autoRefresh) {
        state.apply({ type: 'unauthorized', maxAttempts: 1 });
        state.apply({ type: 'refresh-failed', reason: 'refused' });
        await endSession('refused');
        return refusal;
      }
      const next = state.apply({ type: 'unauthorized', maxAttempts: config.maxRefreshAttempts });
      if (next.status === 'broken') {
        await endSession(next.reason);
        return refusal;
      }
      refreshing = refresh(failed).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
}
