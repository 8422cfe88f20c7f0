import type { AccountFailure, Session } from '@shop/account';
import { createObservable, type Observable, type Result } from '@shop/kernel';

/** Last state of a session that could not be renewed. */
export type LostSession = Extract<Session, { status: 'signed-in' }>;

/** Continues calls that a lost session interrupted, once the same customer has signed in again. */
export interface SessionReturn {
  /** Set from the loss until the next login or `giveUp`. */
  readonly lost: Observable<LostSession | undefined>;
  lose(session: LostSession): void;
  /** Reports a login with the id of its customer. */
  signedIn(customerId: number | undefined): void;
  giveUp(): void;
  /** Resolves with true if the same customer signed in again; at once with `false` if no session is lost. */
  returned(): Promise<boolean>;
  /** Runs a call, and repeats it if the session was lost during it and its customer signed in again. */
  resume<T>(call: () => Promise<Result<T, AccountFailure>>): Promise<Result<T, AccountFailure>>;
}

export function createSessionReturn(): SessionReturn {
  const lostSession = createObservable<LostSession | undefined>(undefined);
  let waiting: ((isBack: boolean) => void)[] = [];

  function end(isBack: boolean): void {
    const resolvers = waiting;
    waiting = [];
    lostSession.set(undefined);
    for (const tell of resolvers) tell(isBack);
  }
  const returned = () =>
    lostSession.get() === undefined
      ? Promise.resolve(false)
      : new Promise<boolean>((resolve) => waiting.push(resolve));

  return {
    lost: lostSession,
    lose(session) {
      lostSession.set(session);
    },
    signedIn(customerId) {
      const previousCustomerId = lostSession.get()?.profile?.id;
      end(previousCustomerId !== undefined && previousCustomerId === customerId);
    },
    giveUp: () => end(false),
    returned,
    async resume(call) {
      const answered = await call();
      const isInterrupted = !answered.ok && answered.error.kind === 'signed-out';
      return isInterrupted && (await returned()) ? call() : answered;
    },
  };
}
