import {
  createObservable,
  err,
  type Abort,
  type NetworkFailure,
  type Observable,
  type Result,
  type UserToken,
  type WireAnswer,
} from '@shop/kernel';
import type { TokenPair } from './account.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';
import type { SessionStore } from './session-store.ts';
import {
  nextTokenLock,
  openLock,
  type RefreshFailure,
  type TokenLock,
  type TokenLockEvent,
} from './token-lock.ts';
import { askForToken } from './token-refresh.ts';
import { isUnauthorized, notAuthorized } from './unauthorized.ts';

type Answer = Result<WireAnswer, NetworkFailure>;

/** Holds the tokens of this tab and renews them. */
export interface TokenKeeper {
  readonly lock: Observable<TokenLock>;
  pair(): TokenPair | undefined;
  /** How many sessions have ended here: another number than before means another session by now, or none. */
  endings(): number;
  /** Somebody signed in, here or in another tab. */
  open(pair: TokenPair): void;
  /** Nobody is signed in any more. */
  drop(): void;
  /** Another tab has renewed the tokens. */
  reread(): Promise<void>;
  run(send: (token: UserToken | undefined) => Promise<Answer>, signal?: Abort): Promise<Answer>;
}

/** What a keeper reports to the session it belongs to. */
export interface TokenKeeperEvents {
  /** The session cannot be renewed. The lock is broken already. */
  lost(reason: RefreshFailure): Promise<void>;
  /** Another tab has signed out. */
  endedElsewhere(): Promise<void>;
  renewed(): void;
}

/**
 * One refresh at a time, in this tab by a shared promise and among all tabs by the lock `token-refresh`, inside
 * which storage is read again: if another tab was faster, its token is taken. Source: AC-7 to AC-12.
 */
export function createTokenKeeper(
  config: AccountConfig,
  ports: AccountPorts,
  store: SessionStore,
  events: TokenKeeperEvents,
): TokenKeeper {
  const lock = createObservable<TokenLock>(openLock);
  let current: TokenPair | undefined;
  /** Grows with every sign-in and sign-out, so that a late refresh does not revive an ended session. */
  let generation = 0;
  let endings = 0;
  let refreshing: Promise<Answer | undefined> | undefined;

  const apply = (event: TokenLockEvent): TokenLock => {
    lock.set(nextTokenLock(lock.get(), event));
    return lock.get();
  };

  /** `undefined` when the call may be sent again, else what the waiting calls get. */
  async function refresh(failed: TokenPair): Promise<Answer | undefined> {
    const started = generation;
    return ports.lock.run('token-refresh', async () => {
      const stored = await store.readTokens();
      if (started !== generation) return notAuthorized();
      if (stored === undefined) {
        apply({ type: 'signed-out' });
        await events.endedElsewhere();
        return notAuthorized();
      }
      if (stored.token !== failed.token) return renew(stored);
      if (stored.refreshToken === undefined) return lose('refused');

      const outcome = await askForToken(ports.fetch, config, stored.refreshToken);
      if (started !== generation) return notAuthorized();
      switch (outcome.kind) {
        case 'refreshed':
          await store.writeTokens(outcome.pair);
          if (started !== generation) return notAuthorized();
          events.renewed();
          return renew(outcome.pair);
        case 'refused':
          return lose('refused');
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

  async function lose(reason: RefreshFailure): Promise<Answer> {
    apply({ type: 'refresh-failed', reason });
    await end(reason);
    return notAuthorized();
  }

  async function end(reason: RefreshFailure): Promise<void> {
    ports.log.warn('session-lost', { reason });
    generation += 1;
    endings += 1;
    current = undefined;
    await events.lost(reason);
  }

  /** A 401 came back for `failed`. `undefined`: try again. */
  async function recover(failed: TokenPair, refusal: Answer): Promise<Answer | undefined> {
    if (refreshing !== undefined) return refreshing;
    if (current?.token !== failed.token) return current === undefined ? refusal : undefined;
    if (!config.autoRefresh) {
      apply({ type: 'unauthorized', maxAttempts: 1 });
      apply({ type: 'refresh-failed', reason: 'refused' });
      await end('refused');
      return refusal;
    }
    const next = apply({ type: 'unauthorized', maxAttempts: config.maxRefreshAttempts });
    if (next.status === 'broken') {
      await end(next.reason);
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
    endings: () => endings,
    open(pair) {
      generation += 1;
      current = pair;
      apply({ type: 'signed-in' });
    },
    drop() {
      generation += 1;
      endings += 1;
      current = undefined;
      apply({ type: 'signed-out' });
    },
    async reread() {
      const stored = await store.readTokens();
      if (stored !== undefined && current !== undefined) current = stored;
    },
    async run(send, signal) {
      const started = endings;
      for (;;) {
        if (refreshing !== undefined) {
          const instead = await orAborted(refreshing, signal);
          if (instead !== undefined) return instead;
        }
        if (signal?.aborted === true) return err({ kind: 'aborted', cause: signal.reason });
        // Whose call this is has left while it waited.
        if (started !== endings) return notAuthorized();
        if (lock.get().status === 'broken') return notAuthorized();
        const used = current;
        const answer = await send(used?.token);
        if (used === undefined || !answer.ok) return answer;
        if (!isUnauthorized(answer.value)) {
          if (current?.token === used.token) apply({ type: 'accepted' });
          return answer;
        }
        // Whose call this was has left meanwhile: it is not repeated in the name of whoever came then.
        if (started !== endings) return answer;
        const instead = await orAborted(recover(used, answer), signal);
        if (instead !== undefined) return instead;
      }
    },
  };
}

/** What `waiting` brings, or an aborted answer as soon as the caller gives up. */
async function orAborted(
  waiting: Promise<Answer | undefined>,
  signal: Abort | undefined,
): Promise<Answer | undefined> {
  if (signal === undefined) return waiting;
  const aborted = (): Answer => err({ kind: 'aborted', cause: signal.reason });
  if (signal.aborted) return aborted();
  let leave: () => void = () => undefined;
  const left = new Promise<Answer>((resolve) => {
    leave = () => resolve(aborted());
    signal.addEventListener('abort', leave);
  });
  const first = await Promise.race([waiting, left]);
  signal.removeEventListener('abort', leave);
  return first;
}
