import type { CallName } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';

/**
 * State of a task.
 *
 *   queued ──▶ sending ──200──▶ done
 *     ▲           ├──a final no──▶ refused
 *     ├───────────┤ outcome unknown, or "later": the same task goes again
 *     └─ retry ── parked ◀── 500 five times, 7 days old, an order in doubt that looking could not clear up
 *
 * `sending` found by a new sender means its predecessor died: it is `queued` again, under the same id.
 * An order in doubt (`inDoubtSince`) is `queued`, and looked for before it goes again: found, it is `done`.
 * Source: SQ-1 to SQ-4, SQ-35.
 */
export type TaskState = 'queued' | 'sending' | 'done' | 'refused' | 'parked';

/** Response of the server. `code` is absent only where the wire allows it (orders). */
export interface TaskAnswer {
  readonly code?: number | undefined;
  readonly result?: unknown;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
  readonly at: EpochMs;
}

/** Consent of the shopper to send an order. `wanted`: not asked or not answered yet. SQ-30. */
export type Consent = 'not-needed' | 'wanted' | 'given';

/** Reason why a task was parked. The shopper can retry or discard it. */
export type ParkReason =
  | 'server-errors'
  | 'too-old'
  /** An order may have been placed, and the backend has no keys that would make sending it again safe. SQ-35. */
  | 'outcome-unknown'
  /** An order was placed under an unknown number: it is never sent again. SQ-36. */
  | 'number-unknown';

/**
 * One request to the server, stored until it has a final outcome.
 *
 * `taskId` is made once and sent as `Idempotency-Key` on every attempt. Nothing but `state` and what comes
 * after it ever changes. No token is in it. Source: RL-1, RL-2; spec section 3, Sync task.
 */
export interface OutboxTask {
  readonly taskId: string;
  /** Tasks of one stream go one after the other: `cart`, `order:…`, `wishlist`, `account`, `form:…`. */
  readonly stream: string;
  readonly call: CallName;
  readonly query?: TaskQuery | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
  /** The order among all tasks of this device. Never the clock. */
  readonly createdSeq: number;
  /** Owner: `guest`, or the customer id. A customer's task is sent only in that customer's session. */
  readonly session: string;
  /** The name under which a handler is registered with `on`. */
  readonly callback?: string | undefined;
  /** Stored after delivery, so that the response can be read by the id of the task. */
  readonly cacheable: boolean;
  /** Raises no notice when refused. */
  readonly silent: boolean;
  readonly createdAt: EpochMs;

  readonly state: TaskState;
  /** Attempts that may have left the device. */
  readonly attempts: number;
  /** Answers 500 in a row. */
  readonly serverErrors: number;
  readonly consent: Consent;
  readonly updatedAt: EpochMs;
  /** Time at which the shopper last retried a parked task: its age counts from here. */
  readonly retriedAt?: EpochMs | undefined;
  /** Not before this moment, unless the network has come back since. */
  readonly notBefore?: EpochMs | undefined;
  /** Error of the last attempt without a final response. */
  readonly lastTrouble?: TaskError | undefined;
  readonly answer?: TaskAnswer | undefined;
  /** An order that may have been placed, and since when: it is looked for before it goes again. SQ-35. */
  readonly inDoubtSince?: EpochMs | undefined;
  readonly parkedFor?: ParkReason | undefined;
  /** The callback has run to its end, or the screen has shown the outcome. */
  readonly acknowledged: boolean;
}

/** Values for the call's query, without the user token: that is added at the moment of sending. */
export type TaskQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** Error of an attempt without a final response. Source: SQ-10 to SQ-14. */
export type TaskError =
  /** No answer came. */
  | { readonly kind: 'network' }
  /** Something came that is not an answer: another content type, a cut-off body, no code. */
  | { readonly kind: 'not-an-answer' }
  /** The server said "later". */
  | { readonly kind: 'later'; readonly code: number }
  /** Waits for its owner to sign in again. */
  | { readonly kind: 'signed-out' };

/** Task as a caller passes it in. */
export interface NewTask {
  readonly stream: string;
  readonly call: CallName;
  readonly query?: TaskQuery | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
  readonly callback?: string | undefined;
  readonly cacheable?: boolean | undefined;
  readonly silent?: boolean | undefined;
  /** Given when the id had to exist before the task (an order's key is made when the review opens). */
  readonly taskId?: string | undefined;
}
