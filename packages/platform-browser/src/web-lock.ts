import type { Broadcast, Clock, Lock, LockHold } from '@shop/kernel';
import { systemClock } from './system-clock.ts';
import { withinMs } from './within-ms.ts';

/** A lock with its scope. */
export interface BrowserLock extends Lock {
  /** False if the browser has no Web Locks or denies them: then tasks exclude each other within this tab only. */
  readonly acrossTabs: boolean;
}

/** Methods of the browser's lock manager that the lock uses. */
export interface LockRequests {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
  query?(): Promise<{ readonly held?: readonly { readonly name?: string | undefined }[] }>;
}

/** Locks that another tab takes from a tab that has stopped. */
export interface LockTakeover {
  /**
   * Names of the locks. The tasks must check that they lost their lock: a task that was only busy continues to run in
   * parallel with the next one.
   */
  readonly names: readonly string[];
  /** Channel on which tabs that wait for a lock ask the tab that holds it. */
  readonly questions: Broadcast;
}

/** The same lock manager with the options of a request. */
interface OptionRequests {
  request(
    name: string,
    options: { readonly steal: true } | { readonly ifAvailable: true },
    task: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/** Milliseconds between two queries of the lock manager while a request waits; also the limit of one query. */
const queryIntervalMs = 1000;
/** Number of queries without a holder of the lock after which the browser counts as not responding. */
const maxUnheldQueries = 3;
/** Milliseconds between two questions to the holder of a lock. */
const askIntervalMs = 250;
/** Number of questions in a row without a response after which one tab asks once more, and then takes the lock. */
const maxUnansweredQuestions = 4;

/**
 * Creates locks: Web Locks, or one queue per name in this tab: also if the browser denies them, or does not respond
 * although the lock is free. The browser releases the locks of a tab that closes or crashes.
 * Errors: what `task` rejects with.
 *
 * @param takeover - Locks that are taken from a tab that gives no response for 1.5 s: the browser has frozen it. Its
 * task runs to its end once the tab resumes, and `LockHold.isLost` then returns true.
 */
export function createWebLock(
  manager: LockRequests | undefined = browserLocks(),
  clock: Clock = systemClock,
  takeover?: LockTakeover,
): BrowserLock {
  const inTab = createTabQueue();
  const holds = createHolds(takeover?.questions);
  let isRefused = manager === undefined;

  function request<T>(
    locks: LockRequests,
    name: string,
    task: (hold: LockHold) => Promise<T>,
  ): Promise<T> {
    let state: 'asked' | 'granted' | 'given-up' = 'asked';
    const stop = new AbortController();
    return new Promise<T>((resolve, reject) => {
      /** Requests the lock, and settles as the task that ran under it. Returns false if none has run. */
      const runUnder = async (send: (start: () => Promise<void>) => Promise<unknown>) => {
        const runs: { readonly hold: Hold; readonly end: Promise<T> }[] = [];
        const start = async () => {
          if (state !== 'asked') return;
          state = 'granted';
          stop.abort();
          const hold = holds.begin(name);
          const end = (async () => task(hold))();
          runs.push({ hold, end });
          await end.then(hold.end, hold.end);
        };
        try {
          await send(start);
        } catch {
          // After its start the request rejects only if another tab has taken the lock.
          runs[0]?.hold.lose();
        }
        runs[0]?.end.then(resolve, reject);
        return runs.length > 0;
      };
      const giveUp = () => {
        if (state !== 'asked') return;
        state = 'given-up';
        isRefused = true;
        stop.abort();
        inTab(name, () => task(neverLost)).then(resolve, reject);
      };
      const options = locks as unknown as OptionRequests;
      const isResponding = (channel: Broadcast) => isAnswered(channel, name, clock, stop.signal);
      /**
       * Takes the lock from a tab that does not respond. One of the waiting tabs does it, the others continue to ask.
       */
      const takeOver = (channel: Broadcast) =>
        options.request(`${name}-takeover`, { ifAvailable: true }, async (lock) => {
          if (lock === null || (await isResponding(channel))) return;
          if (!(await isHeld(locks, name, clock)) || state !== 'asked') return;
          const started = new Promise((begin) => stop.signal.addEventListener('abort', begin));
          await Promise.race([
            started,
            runUnder((start) => options.request(name, { steal: true }, start)),
          ]);
        });
      const watchHolder = async (channel: Broadcast) => {
        while (!stop.signal.aborted) {
          let unanswered = 0;
          // Most locks are free: no question is sent about them.
          await clock.wait(askIntervalMs, stop.signal);
          while (unanswered < maxUnansweredQuestions) {
            unanswered = (await isResponding(channel)) ? 0 : unanswered + 1;
          }
          await takeOver(channel);
        }
      };
      void runUnder((start) => locks.request(name, start)).then((hasRun) => {
        if (!hasRun) giveUp();
      });
      untilIgnored(locks, name, clock, stop.signal).then(giveUp, () => undefined);
      if (takeover?.names.includes(name) === true) {
        watchHolder(takeover.questions).catch(() => undefined);
      }
    });
  }

  return {
    get acrossTabs() {
      return !isRefused;
    },
    run: (name, task) =>
      manager === undefined || isRefused
        ? inTab(name, () => task(neverLost))
        : request(manager, name, task),
  };
}

const neverLost: LockHold = { isLost: () => false };

/** A lock that a task of this tab runs under. */
interface Hold extends LockHold {
  lose(): void;
  end(): void;
}

const question = (name: string) => `who holds ${name}`;
const response = (name: string) => `held ${name}`;

/** Creates the list of locks that this tab holds. The list answers questions of other tabs. */
function createHolds(questions: Broadcast | undefined) {
  const present = new Map<Hold, string>();
  questions?.subscribe((message) => {
    const name = [...present.values()].find((heldName) => question(heldName) === message);
    if (name !== undefined) questions.post(response(name));
  });
  return {
    begin(name: string): Hold {
      let isLost = false;
      const hold: Hold = {
        isLost: () => isLost,
        lose() {
          isLost = true;
          present.delete(hold);
        },
        end: () => void present.delete(hold),
      };
      present.set(hold, name);
      return hold;
    },
  };
}

/** Asks the holder of a lock. Returns true if it responds in time. Errors: rejects when `signal` is aborted. */
async function isAnswered(
  questions: Broadcast,
  name: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<boolean> {
  let hasAnswer = false;
  const stopListening = questions.subscribe((message) => {
    if (message === response(name)) hasAnswer = true;
  });
  try {
    questions.post(question(name));
    await clock.wait(askIntervalMs, signal);
    return hasAnswer;
  } finally {
    stopListening();
  }
}

/** Resolves once the lock was free in `maxUnheldQueries` queries in a row; rejects when `signal` is aborted. */
async function untilIgnored(
  locks: LockRequests,
  name: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  for (let unheld = 0; unheld < maxUnheldQueries;) {
    await clock.wait(queryIntervalMs, signal);
    unheld = (await isHeld(locks, name, clock)) ? 0 : unheld + 1;
  }
}

/** Returns true if a tab holds the lock. Returns false also if the browser cannot list its locks. */
async function isHeld(locks: LockRequests, name: string, clock: Clock): Promise<boolean> {
  try {
    const snapshot = await withinMs(Promise.resolve(locks.query?.()), queryIntervalMs, clock);
    return snapshot?.held?.some((lock) => lock.name === name) ?? false;
  } catch {
    return false;
  }
}

function createTabQueue() {
  const tails = new Map<string, Promise<unknown>>();
  return <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const ownRequest = (tails.get(name) ?? Promise.resolve()).then(task);
    const finished = ownRequest.then(
      () => undefined,
      () => undefined,
    );
    tails.set(name, finished);
    void finished.then(() => {
      if (tails.get(name) === finished) tails.delete(name);
    });
    return ownRequest;
  };
}

function browserLocks(): LockRequests | undefined {
  try {
    return (navigator.locks as unknown as LockRequests | undefined) ?? undefined;
  } catch {
    return undefined;
  }
}
