import type { Observable, Result } from '@shop/kernel';
import type { OutboxTask, NewTask, TaskAnswer } from '../task/task.ts';

/** The task could not be stored. It was sent once; `answer` is the response, if any. */
export interface UnsavedTask {
  readonly kind: 'not-saved';
  readonly reason: 'quota' | 'unavailable';
  readonly answer: Promise<TaskAnswer | undefined>;
}

/** Called when a task has its final answer. May be called again after a crash, so it must be repeatable. */
export type TaskHandler = (task: OutboxTask) => Promise<void> | void;

/** Event that the shopper should see. `text` is the server's; other texts are up to the screen. */
export interface OutboxNotice {
  readonly kind: 'refused' | 'parked' | 'order-queued';
  readonly task: OutboxTask;
  readonly text?: string | undefined;
}

/** Queue of stored tasks. Each is executed exactly once, in the order of its stream. */
export interface Outbox {
  /** All tasks of this device, oldest first: screens show them as waiting, parked or refused. */
  readonly tasks: Observable<readonly OutboxTask[]>;
  /** Reads the stored tasks and starts sending. Call once, in the browser. */
  start(): Promise<void>;
  /** Stores a task. If the result is ok, the task survives crashes; it is sent automatically. SQ-6. */
  queue(task: NewTask): Promise<Result<OutboxTask, UnsavedTask>>;
  /**
   * Stores an order. An order placed online needs no confirmation. For an order placed offline, the confirmation rule
   * decides when it may be sent. SQ-30 to SQ-34.
   */
  queueOrder(task: Omit<NewTask, 'call'>): Promise<Result<OutboxTask, UnsavedTask>>;
  /** Resolves with the task once it is done, refused or parked; `undefined` once it is removed. */
  outcome(taskId: string): Promise<OutboxTask | undefined>;
  /** Finds a task by its id, also a delivered one that is stored for its response. */
  find(taskId: string): OutboxTask | undefined;
  /** Registers a handler for the answers of tasks with this `callback`; returns a function that removes it. */
  on(callback: string, handler: TaskHandler): () => void;
  /** Adds a listener for refused and parked tasks; returns a function that removes it. */
  onNotice(listener: (notice: OutboxNotice) => void): () => void;
  /** Marks the outcome as shown: removes a refused task, or a delivered one that is stored for its response. */
  acknowledge(taskId: string): Promise<void>;
  /** Sends a parked task again with the same id. An order in doubt is sent only after the shopper has confirmed it. */
  retry(taskId: string): Promise<void>;
  /** Looks up a parked order in doubt again, and sends it again if it was not placed. Source: SQ-35. */
  lookUpOrder(taskId: string): Promise<void>;
  /** Removes a task that never left the device, was refused, or is parked. Returns false if it may be in flight. */
  discard(taskId: string): Promise<boolean>;
  /** Orders that wait for the shopper's confirmation. */
  ordersToConfirm(): readonly OutboxTask[];
  /** The shopper confirmed: sends all waiting orders. */
  confirmOrders(): Promise<void>;
  /** The shopper declined: removes waiting orders that never left the device. */
  declineOrders(): Promise<void>;
  /** Unsent tasks of a session. Ask for a confirmation before logout if an order is among them. */
  pendingTasksOf(session: string): readonly OutboxTask[];
  /** Logout: removes the tasks of that account, including orders (the shopper has confirmed). Tasks of a guest stay. */
  endSession(session: string): Promise<void>;
  /** A token refresh failed: removes the unsent tasks of that session, but no orders and no tasks of a guest. */
  loseSession(session: string): Promise<void>;
  /** Sends the tasks that are ready: call it after a login, or when the page becomes visible. */
  process(): Promise<void>;
  /** Resolves when this tab neither sends nor waits for the lock. */
  settled(): Promise<void>;
  /** Removes listeners and timers. The next tab that holds the lock completes a call in flight. */
  stop(): void;
}
