import type { Observable, Result } from '@shop/kernel';
import type { OutboxTask, NewTask, TaskAnswer } from '../task/task.ts';

/** The task could not be stored. It was sent once; `answer` is the response, if any. */
export interface UnsavedTask {
  readonly kind: 'not-saved';
  readonly reason: 'quota' | 'unavailable';
  readonly answer: Promise<TaskAnswer | undefined>;
}

/** Runs when a task has its final answer. May run again after a crash: make it repeatable. */
export type TaskHandler = (task: OutboxTask) => Promise<void> | void;

/** Something went wrong that the shopper should hear of. `text` is the server's; words are the screen's. */
export interface OutboxNotice {
  readonly kind: 'refused' | 'parked' | 'order-queued';
  readonly task: OutboxTask;
  readonly text?: string | undefined;
}

/** Tasks that survive, in order, exactly once. */
export interface Outbox {
  /** Every task of this device, oldest first: what screens show as waiting, parked or refused. */
  readonly tasks: Observable<readonly OutboxTask[]>;
  /** Reads the stored tasks and begins to send. Call once, in the browser. */
  start(): Promise<void>;
  /** Keeps a task. When this says ok, it survives anything; sending follows on its own. SQ-6. */
  queue(task: NewTask): Promise<Result<OutboxTask, UnsavedTask>>;
  /**
   * Keeps an order. Placed online, the shopper's word stands; placed offline, the confirmation rule decides
   * when it may go. SQ-30 to SQ-34.
   */
  queueOrder(task: Omit<NewTask, 'call'>): Promise<Result<OutboxTask, UnsavedTask>>;
  /** Resolves with the task once it is done, refused or parked; `undefined` once it is removed. */
  outcome(taskId: string): Promise<OutboxTask | undefined>;
  /** Finds a task by its id, also a delivered one that is stored for its response. */
  find(taskId: string): OutboxTask | undefined;
  /** Registers what happens with the answers of tasks that name `callback`; returns how to stop. */
  on(callback: string, handler: TaskHandler): () => void;
  /** Adds a listener for refused and parked tasks; returns a function that removes it. */
  onNotice(listener: (notice: OutboxNotice) => void): () => void;
  /** The outcome was shown: a refused task, or a delivered one stored for its response, is removed. */
  acknowledge(taskId: string): Promise<void>;
  /** Sends a parked task again with the same id. An order in doubt only after the shopper has confirmed it. */
  retry(taskId: string): Promise<void>;
  /** Looks up a parked order in doubt again, and sends it again if it was not placed. Source: SQ-35. */
  lookUpOrder(taskId: string): Promise<void>;
  /** Removes a task that never left the device, was refused, or is parked. False: it may be in flight. */
  discard(taskId: string): Promise<boolean>;
  /** Orders that wait for the shopper's word. */
  ordersToConfirm(): readonly OutboxTask[];
  /** The shopper said yes: all waiting orders go. */
  confirmOrders(): Promise<void>;
  /** The shopper refused: removes waiting orders that never left the device. */
  declineOrders(): Promise<void>;
  /** Unsent tasks of a session. Ask before logging out when an order is among them. */
  pendingTasksOf(session: string): readonly OutboxTask[];
  /** Logout: removes the tasks of that account, also orders (the shopper has confirmed). Those of a guest stay. */
  endSession(session: string): Promise<void>;
  /** A refresh failed: removes the unsent tasks of that session, never orders, never those of a guest. */
  loseSession(session: string): Promise<void>;
  /** Sends what is ready now: after a login, or when the page becomes visible. */
  process(): Promise<void>;
  /** Resolves when this tab neither sends nor waits for its turn to. */
  settled(): Promise<void>;
  /** Removes listeners and timers. A call in flight is completed by the next tab that holds the lock. */
  stop(): void;
}
