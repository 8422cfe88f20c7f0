import type { AccountFailure, Session } from '@shop/account';
import { createObservable, type Observable, type Result } from '@shop/kernel';

/** A session that could not be renewed, as it was known last. */
export type LostSession = Extract<Session, { status: 'signed-in' }>;

/** Lets what a lost session interrupted go on once the same customer has signed in again. */
export interface SessionReturn {
  /** Set from the loss until somebody signs in or gives up. */
  readonly lost: Observable<LostSession | undefined>;
  lose(session: LostSession): void;
  /** Somebody has signed in: the customer of that id. */
  signedIn(customerId: number | undefined): void;
  giveUp(): void;
  /** Whether the customer came back; at once `false` when no session is lost. */
  returned(): Promise<boolean>;
  /** Runs a call, and once more if the session was lost over it and its customer came back. */
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
