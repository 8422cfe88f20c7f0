import { err, ok, type Result } from '@shop/kernel';
import { classifyResponse } from '../sending/classify-response.ts';
import { sendTask } from '../sending/send-task.ts';
import type { TaskRepository } from '../storage/task-repository.ts';
import type { Consent, NewTask, OutboxTask, TaskAnswer } from '../task/task.ts';
import { makeTask } from './make-task.ts';
import type { OutboxConfig } from './outbox-config.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import type { UnsavedTask } from './outbox.ts';

/** Stores a new task. A task that cannot be stored is sent once. Source: SQ-6. */
export async function saveTask(
  config: OutboxConfig,
  ports: OutboxPorts,
  repository: TaskRepository,
  task: NewTask,
  consent: Consent,
): Promise<Result<OutboxTask, UnsavedTask>> {
  const taskWithId: NewTask = { ...task, taskId: task.taskId ?? ports.ids.uuid() };
  const saveResult = await repository.add((seq) => makeTask(taskWithId, seq, consent, ports));
  if (saveResult.ok) return ok(saveResult.value);
  const reason = saveResult.error.kind;
  ports.log.warn('outbox.not-saved', { reason });
  const unsaved = makeTask(taskWithId, 0, consent, ports);
  return err({
    kind: 'not-saved',
    reason,
    answer: sendUnsaved(config, ports, repository, unsaved),
  });
}

/** Sends a task once, after the stored tasks of its stream, if its owner is still signed in. Stores nothing. */
async function sendUnsaved(
  config: OutboxConfig,
  ports: OutboxPorts,
  repository: TaskRepository,
  task: OutboxTask,
): Promise<TaskAnswer | undefined> {
  if (!ports.connectivity.isOnline()) return undefined;
  const earlierTasks = repository.tasks
    .get()
    .filter((storedTask) => storedTask.stream === task.stream);
  await Promise.all(earlierTasks.map(({ taskId }) => repository.outcome(taskId)));
  if (task.session !== 'guest' && task.session !== ports.session.current()) return undefined;
  const response = await sendTask(config, ports, task);
  const outcome = classifyResponse(task, response, ports.clock.now());
  return outcome.kind === 'done' || outcome.kind === 'refused' ? outcome.answer : undefined;
}
