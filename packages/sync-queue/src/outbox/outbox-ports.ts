import type {
  Broadcast,
  Clock,
  Connectivity,
  Fetch,
  IdGenerator,
  KeyValueStore,
  Lock,
  Log,
  SessionPort,
} from '@shop/kernel';
import type { OrderLookup } from './order-lookup.ts';
import type { OutboxTask } from '../task/task.ts';

/** The world the outbox lives in. */
export interface OutboxPorts {
  /** One that goes through the token lock, so that a 401 here is the session's last word. */
  readonly fetch: Fetch;
  /** The collection `outbox`, written strictly: a `set` that says ok has reached the disk. */
  readonly store: KeyValueStore;
  readonly session: SessionPort;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  /** From 0 up to 1, for spreading retries. */
  readonly random: () => number;
  readonly lock: Lock;
  readonly connectivity: Connectivity;
  readonly broadcast: Broadcast;
  readonly log: Log;
  /** Returns true while the thank-you page is open. Waiting orders are then sent without asking. */
  readonly isOnThankYouPage?: (() => boolean) | undefined;
  /** Without a shared lock: returns true if this tab is the one that may send. */
  readonly isLeader?: (() => boolean) | undefined;
  /** Throws out what can be fetched again (catalogue, addresses), when there is no room for a task. */
  readonly makeRoom?: (() => Promise<void>) | undefined;
  /** An order was stored to be sent later: register the background reminder. */
  readonly remindOfOrder?: ((task: OutboxTask) => void) | undefined;
  /**
   * Looks for an order in doubt, where the backend knows no keys: in its cart and among its customer's orders. `forMs`:
   * how long its outcome has been unknown. Absent: the shopper is asked at once. SQ-35.
   */
  readonly lookUpOrder?: ((task: OutboxTask, forMs: number) => Promise<OrderLookup>) | undefined;
  /** Named moments at which a process may die. Tests make them kill. */
  readonly crashPoint?: ((name: OutboxCrashPoint) => void) | undefined;
}

/** Crash points of the outbox, in the order of a task. */
export const outboxCrashPoints = [
  'before-save',
  'after-save',
  'before-mark-sending',
  'before-send',
  'after-answer',
  'after-store-answer',
  'after-callback',
] as const;
/** The name of a moment at which a process may die. Source: SQ-39. */
export type OutboxCrashPoint = (typeof outboxCrashPoints)[number];
