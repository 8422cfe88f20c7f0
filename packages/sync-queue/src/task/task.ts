import type { CallName } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';

/**
 * State of a task.
 *
 *   queued ──▶ sending ──200──▶ done
 *     ▲           ├──refusal──▶ refused
 *     ├───────────┤ outcome unknown, or a retryable code: the same task is sent again
 *     └─ retry ── parked ◀── 500 five times, 7 days old, an order in doubt that no lookup could decide
 *
 * A new sender that finds a task in the state `sending` queues it again under the same id: its sender has crashed. An
 * order in doubt (`inDoubtSince`) is `queued` and looked up before it is sent again; if it is found, it is `done`.
 * Source: SQ-1 to SQ-4, SQ-35.
 */
export type TaskState = 'queued' | 'sending' | 'done' | 'refused' | 'parked';

/** Response of the server. `code` is absent only if the wire format allows it (orders). */
export interface TaskAnswer {
  readonly code?: number | undefined;
  readonly result?: unknown;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
  readonly at: EpochMs;
}

/** Consent of the shopper to send an order. `wanted`: not asked yet, or not answered. SQ-30. */
export type Consent = 'not-needed' | 'wanted' | 'given';

/** Reason why a task was parked. The shopper can retry or discard it. */
export type ParkReason =
  | 'server-errors'
  | 'too-old'
  /** An order may have been placed, and the backend has no idempotency keys that make a second request safe. SQ-35. */
  | 'outcome-unknown'
  /** An order was placed, but its number is unknown: it is never sent again. SQ-36. */
  | 'number-unknown';

/**
 * One request to the server, stored until it has a final outcome.
 *
 * `taskId` is created once and sent as `Idempotency-Key` with every attempt. Only `state` and the fields after it
 * change. Contains no token. Source: RL-1, RL-2; spec section 3, Sync task.
 */
export interface OutboxTask {
  readonly taskId: string;
  /** Tasks of one stream are sent one after the other: `cart`, `order:…`, `wishlist`, `account`, `form:…`. */
  readonly stream: string;
  readonly call: CallName;
  readonly query?: TaskQuery | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
  /** Sequence number among all tasks of this device, independent of the clock. */
  readonly createdSeq: number;
  /** Owner: `guest`, or the customer id. A customer's task is sent only in that customer's session. */
  readonly session: string;
  /** Name under which the handler is registered with `on`. */
  readonly callback?: string | undefined;
  /** True: stored after delivery, so that the response can be read by the id of the task. */
  readonly cacheable: boolean;
  /** True: no notice if the task is refused. */
  readonly silent: boolean;
  readonly createdAt: EpochMs;

  readonly state: TaskState;
  /** Number of attempts that may have left the device. */
  readonly attempts: number;
  /** Number of consecutive answers with code 500. */
  readonly serverErrors: number;
  readonly consent: Consent;
  readonly updatedAt: EpochMs;
  /** Time at which the shopper last retried a parked task: its age counts from here. */
  readonly retriedAt?: EpochMs | undefined;
  /** Earliest time of the next attempt, unless a new connection comes earlier. */
  readonly notBefore?: EpochMs | undefined;
  /** Error of the last attempt without a final response. */
  readonly lastTrouble?: TaskError | undefined;
  readonly answer?: TaskAnswer | undefined;
  /** Time since which the order may have been placed; it is looked up before it is sent again. SQ-35. */
  readonly inDoubtSince?: EpochMs | undefined;
  readonly parkedFor?: ParkReason | undefined;
  /** True if the callback has completed, or the screen has shown the outcome. */
  readonly acknowledged: boolean;
}

/** Values for the query of the call, without the user token, which is added when the task is sent. */
export type TaskQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** Error of an attempt without a final response. Source: SQ-10 to SQ-14. */
export type TaskError =
  /** No response. */
  | { readonly kind: 'network' }
  /** An unusable response: another content type, a truncated body, no code. */
  | { readonly kind: 'not-an-answer' }
  /** A retryable code. */
  | { readonly kind: 'later'; readonly code: number }
  /** The task waits for its owner to sign in again. */
  | { readonly kind: 'signed-out' };

/** Task as passed in by a caller. */
export interface NewTask {
  readonly stream: string;
  readonly call: CallName;
  readonly query?: TaskQuery | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
  readonly callback?: string | undefined;
  readonly cacheable?: boolean | undefined;
  readonly silent?: boolean | undefined;
  /** Set if the id had to exist before the task: the key of an order is created when the review opens. */
  readonly taskId?: string | undefined;
}
