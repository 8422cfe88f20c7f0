export { createOutbox } from './outbox/create-outbox.ts';
export { defaultOutboxConfig } from './outbox/outbox-config.ts';
export type { OutboxConfig } from './outbox/outbox-config.ts';
export { outboxCrashPoints } from './outbox/outbox-ports.ts';
export type { OutboxCrashPoint, OutboxPorts } from './outbox/outbox-ports.ts';
export { refusalText } from './outbox/refusal-text.ts';
export type { Outbox, OutboxNotice, TaskHandler, UnsavedTask } from './outbox/outbox.ts';
export type { OrderLookup } from './outbox/order-lookup.ts';
export type {
  Consent,
  NewTask,
  OutboxTask,
  ParkReason,
  TaskAnswer,
  TaskQuery,
  TaskState,
  TaskError,
} from './task/task.ts';
