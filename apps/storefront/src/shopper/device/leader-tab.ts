import type { Clock, Lock } from '@shop/kernel';
import type { BrowserLock, SafeStorage } from '@shop/platform-browser';
import * as v from 'valibot';
import { leaderLeaseKey } from './leader-lease-key.ts';

/** Time after its last renewal at which a lease expires, in milliseconds. */
const leaseMs = 1200;
/** Time between two renewals, in milliseconds. A hidden tab runs its timers once a second. */
const renewalMs = 400;
/** Time after which every tab can read what another one has written, in milliseconds. */
const settleMs = 100;

const leaseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ tab: v.string(), renewedAt: v.number() }),
);

/** Lease of the one tab that may send. */
export interface LeaderLease {
  /** Returns true if this tab may send now. Else it requests the lease. */
  isLeader(): boolean;
}

interface LeaderLeasePorts {
  /** Name of this tab. No other tab has it. */
  readonly tab: string;
  readonly lock: Pick<BrowserLock, 'acrossTabs'>;
  readonly storage: Pick<SafeStorage, 'get' | 'set' | 'delete'>;
  readonly clock: Clock;
  readonly page: Pick<Window, 'addEventListener'> & {
    readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  };
  /** Called when this tab may send from now on. */
  readonly onLeader: () => void;
}

/**
 * Elects the tab that sends, in a browser without a lock across tabs. The leader writes its name and the time into the
 * local storage and renews them. It deletes them when it is closed or frozen; after a crash they expire. If two tabs
 * request the lease at the same moment, the last writer gets it. Without a local storage the visible tab may send.
 *
 * Errors: none. Source: SQ-22.
 */
export function createLeaderLease({
  tab,
  lock,
  storage,
  clock,
  page,
  onLeader,
}: LeaderLeasePorts): LeaderLease {
  let isElected = false;
  let isRunning = false;
  let isWanted = false;
  let isStorable = true;

  const storedLease = () => {
    const lease = v.safeParse(leaseSchema, storage.get(leaderLeaseKey));
    return lease.success ? lease.output : undefined;
  };
  const isOwn = () => storedLease()?.tab === tab;
  const isLeading = () => isElected && isOwn();
  const write = () => storage.set(leaderLeaseKey, JSON.stringify({ tab, renewedAt: clock.now() }));

  /** Returns the milliseconds until the lease of another tab expires. A time in the future is invalid and gives 0. */
  function remainingMs(): number {
    const lease = storedLease();
    if (lease === undefined || lease.tab === tab) return 0;
    const ageMs = clock.now() - lease.renewedAt;
    return ageMs < 0 ? 0 : Math.max(0, leaseMs - ageMs);
  }

  async function request(): Promise<void> {
    do {
      for (let restMs = remainingMs(); restMs > 0; restMs = remainingMs()) await clock.wait(restMs);
      isStorable = write();
      await clock.wait(settleMs);
    } while (isStorable && !isOwn());
    isElected = isStorable;
    onLeader();
  }

  async function renew(): Promise<void> {
    while (isLeading()) {
      write();
      await clock.wait(renewalMs);
    }
    isElected = false;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await request();
      await renew();
    }
    isRunning = false;
  }

  function giveUp(): void {
    if (isLeading()) storage.delete(leaderLeaseKey);
    isElected = false;
  }
  const proceed = () => {
    if (!lock.acrossTabs) onLeader();
  };
  page.addEventListener('pagehide', giveUp);
  page.document.addEventListener('freeze', giveUp);
  page.addEventListener('pageshow', proceed);
  page.document.addEventListener('resume', proceed);
  page.document.addEventListener('visibilitychange', proceed);

  return {
    isLeader() {
      if (lock.acrossTabs) return true;
      if (!isStorable) return page.document.visibilityState === 'visible';
      if (isLeading()) return true;
      isElected = false;
      isWanted = true;
      void run();
      return false;
    },
  };
}

/**
 * Returns a lock that a frozen tab releases: the browser stops such a tab in the middle of a task, and another tab must
 * be able to continue. The task ends when the tab resumes, with a lost hold; the state and the key of its calls are
 * stored.
 */
export function lockUntilFrozen(
  lock: Lock,
  tab: Pick<Document, 'addEventListener' | 'removeEventListener'>,
): Lock {
  return {
    async run(name, task) {
      const running: ReturnType<typeof task>[] = [];
      await lock.run(name, (hold) => {
        let isFrozen = false;
        const run = task({ isLost: () => isFrozen || hold?.isLost() === true });
        running.push(run);
        const ended = run.then(
          () => undefined,
          () => undefined,
        );
        let freeze = () => {};
        const frozen = new Promise<void>((resolve) => {
          freeze = () => {
            isFrozen = true;
            resolve();
          };
        });
        tab.addEventListener('freeze', freeze);
        return Promise.race([ended, frozen]).finally(() =>
          tab.removeEventListener('freeze', freeze),
        );
      });
      return running[0] as ReturnType<typeof task>;
    },
  };
}
