import type { Mutant } from './mutant.ts';

/** Faults of the queue of calls. */
export const queueMutants: readonly Mutant[] = [
  {
    breaks: 'The server recognises a repeated attempt by its key',
    isQuick: true,
    file: 'sync-queue/src/sending/send-task.ts',
    text: "'idempotency-key': task.taskId",
    replacement: "'x-ignored': task.taskId",
  },
  {
    breaks: 'Each attempt of a task has the same key',
    file: 'sync-queue/src/sending/send-task.ts',
    text: "'idempotency-key': task.taskId",
    replacement: "'idempotency-key': `${task.taskId}-${task.attempts}`",
  },
  {
    breaks: 'Tasks of a stream are sent in order',
    isQuick: true,
    file: 'sync-queue/src/sending/ready-tasks.ts',
    text: '&& !heads.has(task.stream)',
    replacement: '',
  },
  {
    breaks: 'A stream sends one task at a time',
    file: 'sync-queue/src/sending/ready-tasks.ts',
    text: 'return [...heads.values()];',
    replacement: "return tasks.filter(({ state }) => state === 'queued' || state === 'sending');",
  },
  {
    breaks: 'Silence is not an answer',
    isQuick: true,
    file: 'sync-queue/src/sending/classify-response.ts',
    text: "kind: 'later',\n      error: { kind: 'network' },",
    replacement: "kind: 'done',\n      answer: { at: now, result: true, code: 200 },",
  },
  {
    breaks: 'An HTML page is not an answer',
    file: 'sync-queue/src/sending/classify-response.ts',
    text: "kind: 'later',\n      error: { kind: 'not-an-answer' },",
    replacement: "kind: 'done',\n      answer: { at: now, result: true, code: 200 },",
  },
  {
    breaks: 'A busy server is asked again',
    isQuick: true,
    file: 'sync-queue/src/sending/classify-response.ts',
    text: "return { kind: 'later', error: { kind: 'later', code }, mayHaveLeft: true, waitMs };",
    replacement: "return { kind: 'refused', answer };",
  },
  {
    breaks: 'Tasks are read in the order of their numbers',
    file: 'sync-queue/src/storage/task-store.ts',
    text: ".padStart(12, '0')",
    replacement: '',
  },
  {
    breaks: 'A queued task is on the disk',
    isQuick: true,
    file: 'sync-queue/src/storage/task-repository.ts',
    text: 'const result = await write(task);',
    replacement: 'const result = ok();',
  },
  {
    breaks: 'A task that could not be stored is not reported as stored',
    file: 'sync-queue/src/storage/task-repository.ts',
    text: 'if (!result.ok) return err(result.error);',
    replacement: '',
  },
  {
    breaks: 'A task waits for a week',
    file: 'sync-queue/src/storage/retention.ts',
    text: 'config.taskLifeMs;',
    replacement: '1000;',
  },
  {
    breaks: 'An order keeps the key it was given',
    file: 'sync-queue/src/outbox/save-task.ts',
    text: 'task.taskId ?? ports.ids.uuid()',
    replacement: 'ports.ids.uuid()',
  },
  {
    breaks: 'A failed attempt leaves the task in the queue',
    file: 'sync-queue/src/task/next-task.ts',
    text: 'attempts: event.mayHaveLeft ? task.attempts : task.attempts - 1,',
    replacement: "attempts: task.attempts, ...(task.attempts > 1 && { state: 'done' }),",
  },
  {
    breaks: 'A task of a dead tab is sent by the next one',
    isQuick: true,
    file: 'sync-queue/src/sending/ready-tasks.ts',
    text: "const isOpen = task.state === 'queued' || task.state === 'sending';",
    replacement: "const isOpen = task.state === 'queued';",
  },
  {
    breaks: 'A task is removed only when it was delivered',
    file: 'sync-queue/src/storage/task-repository.ts',
    text: 'if (next !== fresh) {\n          await write(next);',
    replacement:
      "if (next !== fresh) {\n          if (next.state === 'sending') await disk.delete(next);\n          else await write(next);",
  },
];
