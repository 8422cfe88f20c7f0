import type { Observable, Result } from '@shop/kernel';
import type { OutboxTask, NewTask, TaskAnswer } from '../task/task.ts';

/** The task could not be kept. It was tried once all the same; `answer` is what that brought, if anything. */
export interface UnsavedTask {
  readonly kind: 'not-saved';
  readonly reason: 'quota' | 'unavailable';
  readonly answer: Promise<TaskAnswer | undefined>;
}

/** Runs when a task has its final answer. May run again after a crash: make it repeatable. */
export type TaskHandler = (task: OutboxTask) => Promise<void> | void;

/** Plans a task anew on the cart the server holds now; `undefined` gives up. */
export type Replanner = (task: OutboxTask, answer: TaskAnswer) => NewTask | undefined;

/** Something went wrong that the shopper should hear of. `text` is the server's; words are the screen's. */
export interface OutboxNotice {
  readonly kind: 'refused' | 'parked' | 'order-queued';
  readonly task: OutboxTask;
  readonly text?: string;
}

/** Tasks that survive, in order, exactly once. */
export interface Outbox {
  /** Every task of this device, oldest first: what screens show as waiting, parked or refused. */
  readonly tasks: Observable<readonly OutboxTask[]>;
  /** Reads what is kept, and begins to send. Call once, in the browser. */
  start(): Promise<void>;
  /** Keeps a task. When this says ok, it survives anything; sending follows on its own. SQ-6. */
  queue(task: NewTask): Promise<Result<OutboxTask, UnsavedTask>>;
  /**
   * Keeps an order. Placed online, the shopper's word stands; placed offline, the confirmation rule decides
   * when it may go. SQ-30 to SQ-34.
   */
  queueOrder(task: Omit<NewTask, 'call'>): Promise<Result<OutboxTask, UnsavedTask>>;
  /** The task once it is done, refused or parked; `undefined` when it was let go of. */
  outcome(taskId: string): Promise<OutboxTask | undefined>;
  /** Looks a task up by its id, also a delivered one that is kept for its answer. */
  find(taskId: string): OutboxTask | undefined;
  /** Registers what happens with the answers of tasks that name `callback`; returns how to stop. */
  on(callback: string, handler: TaskHandler): () => void;
  /** Registers how tasks with this callback are planned again after a version conflict. */
  onConflict(callback: string, replan: Replanner): () => void;
  /** Hears of refusals and parked tasks; returns how to stop. */
  onNotice(listener: (notice: OutboxNotice) => void): () => void;
  /** The outcome was shown: a refused task, or a delivered one kept for its answer, may go. */
  acknowledge(taskId: string): Promise<void>;
  /** Sends a parked task again, under the same id. Of an order in doubt the shopper says so, who has looked. */
  retry(taskId: string): Promise<void>;
  /** Looks once more for an order in doubt that was parked; it goes again when it turns out not to be placed. SQ-39. */
  lookUpOrder(taskId: string): Promise<void>;
  /** Lets go of a task that never left the device, was refused, or is parked. False: it may be under way. */
  discard(taskId: string): Promise<boolean>;
  /** Orders that wait for the shopper's word. */
  ordersToConfirm(): readonly OutboxTask[];
  /** The shopper said yes: all waiting orders go. */
  confirmOrders(): Promise<void>;
  /** The shopper said no: waiting orders that never left the device are let go. */
  declineOrders(): Promise<void>;
  /** Unsent tasks of a session. Ask before logging out when an order is among them. */
  pendingTasksOf(session: string): readonly OutboxTask[];
  /** Logout: lets go of that account's tasks, orders too (the shopper was asked). A guest's stay. */
  endSession(session: string): Promise<void>;
  /** A refresh failed: lets go of that session's unsent tasks, never orders, never a guest's. */
  loseSession(session: string): Promise<void>;
  /** Looks whether something can be sent now: somebody signed in, the page became visible. */
  process(): Promise<void>;
  /** Resolves when this tab neither sends nor waits for its turn to. */
  settled(): Promise<void>;
  /** Lets go of listeners and timers; a call under way is finished by whoever holds the lock next. */
  stop(): void;
}
