import {
  createObservable,
  err,
  type AbortSignalLike,
  type NetworkFailure,
  type Observable,
  type Result,
  type UserToken,
  type HttpResponse,
} from '@shop/kernel';
import type { TokenPair } from '../account/account.ts';
import type { AccountConfig, AccountPorts } from '../account/account-ports.ts';
import type { SessionStore } from '../session/session-store.ts';
import {
  nextTokenLock,
  openLock,
  type RefreshFailure,
  type TokenLock,
  type TokenLockEvent,
} from './token-lock.ts';
import { requestTokenRefresh } from './token-refresh.ts';
import { isUnauthorized, notAuthorized } from './unauthorized.ts';

type Response = Result<HttpResponse, NetworkFailure>;

/** Holds the tokens of this tab and renews them. */
export interface TokenManager {
  readonly lock: Observable<TokenLock>;
  pair(): TokenPair | undefined;
  /** Number of sessions that have ended here. A changed number means another session, or none. */
  sessionEpoch(): number;
  /** Somebody signed in, here or in another tab. */
  open(pair: TokenPair): void;
  /** Nobody is signed in any more. */
  clear(): void;
  /** Another tab has renewed the tokens. */
  reload(): Promise<void>;
  run(
    send: (token: UserToken | undefined) => Promise<Response>,
    signal?: AbortSignalLike,
  ): Promise<Response>;
}

/** Events that a token manager reports to its session. */
export interface TokenManagerEvents {
  /** The session cannot be renewed. The lock is broken already. */
  onLost(reason: RefreshFailure): Promise<void>;
  /** Another tab has signed out. */
  onEndedElsewhere(): void;
  onRenewed(): void;
}

/**
 * One refresh at a time, in this tab by a shared promise and among all tabs by the lock `token-refresh`, inside
 * which storage is read again: if another tab was faster, its token is taken. Source: AC-7 to AC-12.
 */
export function createTokenManager(
  config: AccountConfig,
  ports: AccountPorts,
  store: SessionStore,
  events: TokenManagerEvents,
): TokenManager {
  const lock = createObservable<TokenLock>(openLock);
  let current: TokenPair | undefined;
  /** Grows with every sign-in and sign-out, so that a late refresh does not revive an ended session. */
  let tokenEpoch = 0;
  let sessionEpoch = 0;
  let refreshing: Promise<Response | undefined> | undefined;

  const apply = (event: TokenLockEvent): TokenLock => {
    lock.set(nextTokenLock(lock.get(), event));
    return lock.get();
  };

  /** `undefined` when the call may be sent again, else what the waiting calls get. */
  async function refresh(failed: TokenPair): Promise<Response | undefined> {
    const started = tokenEpoch;
    return ports.lock.run('token-refresh', async () => {
      const storedTokens = await store.readTokens();
      if (started !== tokenEpoch) return notAuthorized();
      if (storedTokens === undefined) {
        apply({ type: 'signed-out' });
        events.onEndedElsewhere();
        return notAuthorized();
      }
      if (storedTokens.token !== failed.token) return renew(storedTokens);
      if (storedTokens.refreshToken === undefined) return loseSession('refused');

      const outcome = await requestTokenRefresh(ports.fetch, config, storedTokens.refreshToken);
      if (started !== tokenEpoch) return notAuthorized();
      switch (outcome.kind) {
        case 'refreshed':
          await store.writeTokens(outcome.pair);
          if (started !== tokenEpoch) return notAuthorized();
          events.onRenewed();
          return renew(outcome.pair);
        case 'refused':
          return loseSession('refused');
        case 'interrupted':
          ports.log.warn('token-refresh-interrupted');
          apply({ type: 'interrupted' });
          return outcome.answer;
      }
    });
  }

  function renew(pair: TokenPair): undefined {
    current = pair;
    apply({ type: 'refreshed' });
  }

  async function loseSession(reason: RefreshFailure): Promise<Response> {
    apply({ type: 'refresh-failed', reason });
    await endSession(reason);
    return notAuthorized();
  }

  async function endSession(reason: RefreshFailure): Promise<void> {
    ports.log.warn('session-lost', { reason });
    tokenEpoch += 1;
    sessionEpoch += 1;
    current = undefined;
    await events.onLost(reason);
  }

  /** A 401 came back for `failed`. `undefined`: try again. */
  async function recover(failed: TokenPair, refusal: Response): Promise<Response | undefined> {
    if (refreshing !== undefined) return refreshing;
    if (current?.token !== failed.token) return current === undefined ? refusal : undefined;
    if (!config.autoRefresh) {
      apply({ type: 'unauthorized', maxAttempts: 1 });
      apply({ type: 'refresh-failed', reason: 'refused' });
      await endSession('refused');
      return refusal;
    }
    const next = apply({ type: 'unauthorized', maxAttempts: config.maxRefreshAttempts });
    if (next.status === 'broken') {
      await endSession(next.reason);
      return refusal;
    }
    refreshing = refresh(failed).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    lock,
    pair: () => current,
    sessionEpoch: () => sessionEpoch,
    open(pair) {
      tokenEpoch += 1;
      current = pair;
      apply({ type: 'signed-in' });
    },
    clear() {
      tokenEpoch += 1;
      sessionEpoch += 1;
      current = undefined;
      apply({ type: 'signed-out' });
    },
    async reload() {
      const storedTokens = await store.readTokens();
      if (storedTokens !== undefined && current !== undefined) current = storedTokens;
    },
    async run(send, signal) {
      const started = sessionEpoch;
      for (;;) {
        if (refreshing !== undefined) {
          const replacement = await raceAbort(refreshing, signal);
          if (replacement !== undefined) return replacement;
        }
        if (signal?.aborted === true) return err({ kind: 'aborted', cause: signal.reason });
        // Whose call this is has left while it waited.
        if (started !== sessionEpoch) return notAuthorized();
        if (lock.get().status === 'broken') return notAuthorized();
        const sentTokens = current;
        const answer = await send(sentTokens?.token);
        if (sentTokens === undefined || !answer.ok) return answer;
        if (!isUnauthorized(answer.value)) {
          if (current?.token === sentTokens.token) apply({ type: 'accepted' });
          return answer;
        }
        // Whose call this was has left meanwhile: it is not repeated in the name of whoever came then.
        if (started !== sessionEpoch) return answer;
        const replacement = await raceAbort(recover(sentTokens, answer), signal);
        if (replacement !== undefined) return replacement;
      }
    },
  };
}

/** Resolves with `pending`, or with an aborted response as soon as the caller aborts. */
async function raceAbort(
  pending: Promise<Response | undefined>,
  signal: AbortSignalLike | undefined,
): Promise<Response | undefined> {
  if (signal === undefined) return pending;
  const abortedResponse = (): Response => err({ kind: 'aborted', cause: signal.reason });
  if (signal.aborted) return abortedResponse();
  let onAbort: () => void = () => undefined;
  const aborting = new Promise<Response>((resolve) => {
    onAbort = () => resolve(abortedResponse());
    signal.addEventListener('abort', onAbort);
  });
  const first = await Promise.race([pending, aborting]);
  signal.removeEventListener('abort', onAbort);
  return first;
}
