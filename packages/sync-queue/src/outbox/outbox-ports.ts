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

/** Ports of the outbox. */
export interface OutboxPorts {
  /** Must use the token lock, so that a 401 means that the session has ended. */
  readonly fetch: Fetch;
  /** The collection `outbox`. Writes must be durable: a `set` that returned ok has reached the disk. */
  readonly store: KeyValueStore;
  readonly session: SessionPort;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  /** Returns a number from 0 up to 1, for the random part of retry delays. */
  readonly random: () => number;
  readonly lock: Lock;
  readonly connectivity: Connectivity;
  readonly broadcast: Broadcast;
  readonly log: Log;
  /** Returns true while the thank-you page is open. Waiting orders are then sent without asking. */
  readonly isOnThankYouPage?: (() => boolean) | undefined;
  /** Without a shared lock: returns true if this tab may send. */
  readonly isLeader?: (() => boolean) | undefined;
  /** Removes data that can be fetched again (catalogue, addresses), if there is no space for a task. */
  readonly makeRoom?: (() => Promise<void>) | undefined;
  /** Called when an order was stored to be sent later: registers the background reminder. */
  readonly remindOfOrder?: ((task: OutboxTask) => void) | undefined;
  /**
   * Looks up an order in doubt, for a backend without idempotency keys: in its cart and in the orders of its customer.
   * `forMs`: time since its outcome became unknown. Absent: the shopper is asked at once. SQ-35.
   */
  readonly lookUpOrder?: ((task: OutboxTask, forMs: number) => Promise<OrderLookup>) | undefined;
  /** Called at each crash point. Tests stop the process there. */
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
/** Name of a crash point. Source: SQ-39. */
export type OutboxCrashPoint = (typeof outboxCrashPoints)[number];
