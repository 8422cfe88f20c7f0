import type { Consent, NewTask, OutboxTask } from '../task/task.ts';
import type { OutboxPorts } from './outbox-ports.ts';

/** Creates a queued task of the current session. `createdSeq` is its sequence number among all tasks of the device. */
export function makeTask(
  task: NewTask,
  createdSeq: number,
  consent: Consent,
  { clock, ids, session }: Pick<OutboxPorts, 'clock' | 'ids' | 'session'>,
): OutboxTask {
  const now = clock.now();
  const { cacheable = false, silent = false, taskId = ids.uuid(), ...fields } = task;
  return {
    ...fields,
    taskId,
    cacheable,
    silent,
    createdSeq,
    consent,
    session: session.current(),
    createdAt: now,
    updatedAt: now,
    state: 'queued',
    attempts: 0,
    serverErrors: 0,
    acknowledged: false,
  };
}
