import { createObservable, type Observable } from '@shop/kernel';
import type { TokenPair } from '../account/account.ts';
import { nextTokenLock, openLock, type TokenLock, type TokenLockEvent } from './token-lock.ts';

/** Tokens of this tab, the state of the token lock, and counters of what has ended. */
export interface TokenState {
  readonly lock: Observable<TokenLock>;
  pair(): TokenPair | undefined;
  setPair(pair: TokenPair): void;
  /** Applies an event to the lock and returns its new state. */
  apply(event: TokenLockEvent): TokenLock;
  /** Changes with every sign-in and sign-out, so that a late refresh does not revive an ended session. */
  tokenEpoch(): number;
  /** Number of sessions that have ended in this tab. */
  sessionEpoch(): number;
  /** Sets the tokens of a new session. */
  start(pair: TokenPair): void;
  /** Removes the tokens: the session has ended. */
  end(): void;
}

export function createTokenState(): TokenState {
  const lock = createObservable<TokenLock>(openLock);
  let currentPair: TokenPair | undefined;
  let tokenEpoch = 0;
  let sessionEpoch = 0;
  return {
    lock,
    pair: () => currentPair,
    setPair(pair) {
      currentPair = pair;
    },
    apply(event) {
      lock.set(nextTokenLock(lock.get(), event));
      return lock.get();
    },
    tokenEpoch: () => tokenEpoch,
    sessionEpoch: () => sessionEpoch,
    start(pair) {
      tokenEpoch += 1;
      currentPair = pair;
    },
    end() {
      tokenEpoch += 1;
      sessionEpoch += 1;
      currentPair = undefined;
    },
  };
}
