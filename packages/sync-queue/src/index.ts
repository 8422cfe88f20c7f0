export { createOutbox } from './create-outbox.ts';
export { defaultOutboxConfig } from './outbox-config.ts';
export type { OutboxConfig } from './outbox-config.ts';
export { outboxCrashPoints } from './outbox-ports.ts';
export type { OutboxCrashPoint, OutboxPorts, OutboxSession } from './outbox-ports.ts';
export { refusalText } from './notice-of.ts';
export type { Outbox, OutboxNotice, Replanner, TaskHandler, UnsavedTask } from './outbox.ts';
export type { OrderSighting } from './order-sighting.ts';
export { syncTask } from './sync-task.ts';
export type { SyncTask } from './sync-task.ts';
export type {
  Consent,
  NewTask,
  OutboxTask,
  ParkReason,
  TaskAnswer,
  TaskQuery,
  TaskState,
  TaskTrouble,
} from './task.ts';
