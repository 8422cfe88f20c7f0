import { err, ok, type Result } from '@shop/kernel';
import { createCallbacks } from './callbacks.ts';
import { classifyResponse } from '../sending/classify-response.ts';
import { refusalText } from './refusal-text.ts';
import type { OutboxConfig } from './outbox-config.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import type { Outbox, OutboxNotice, Replanner, UnsavedTask } from './outbox.ts';
import { createSender } from '../sending/sender.ts';
import { sendTask } from '../sending/send-task.ts';
import { createTaskRepository, outboxMessage } from '../storage/task-repository.ts';
import type { Consent, NewTask, OutboxTask, TaskAnswer } from '../task/task.ts';
import { isPrunable, isTooOld } from '../storage/retention.ts';

/**
 * Builds the outbox. Nothing is read or sent before `start`.
 *
 * Errors: never throws for what the network, the server or the disk does; they are states of tasks, and an
 * `UnsavedTask` where nothing could be kept. Source: SQ-1 to SQ-40.
 */
export function createOutbox(config: OutboxConfig, ports: OutboxPorts): Outbox {
  const repository = createTaskRepository(ports);
  const callbacks = createCallbacks(ports, repository, config.timeoutMs);
  const replanners = new Map<string, Replanner>();
  const listeners = new Set<(notice: OutboxNotice) => void>();
  const cleanups: (() => void)[] = [];
  let isStarted = false;
  const wake = (): void => {
    if (isStarted) sender.wake();
  };

  const notify = (notice: OutboxNotice): void => {
    for (const listener of listeners) listener(notice);
  };

  const sender = createSender(config, ports, repository, {
    async prune() {
      const now = ports.clock.now();
      await repository.drop((task) => isPrunable(task, config, now));
      for (const task of repository.tasks.get()) {
        if (isTooOld(task, config, now)) {
          // Whoever was sending it has died: nobody else holds the lock now.
          if (task.state === 'sending') await repository.change(task, { type: 'orphaned' });
          const parked = await repository.change(task, { type: 'expire' });
          if (parked?.state === 'parked') notify({ kind: 'parked', task: parked });
        }
        if (task.state === 'done' || task.state === 'refused') await callbacks.run(task);
      }
    },
    async onSettled(task) {
      if (task.state === 'parked') {
        notify({ kind: 'parked', task });
        return;
      }
      await callbacks.run(task);
      const text = refusalText(task);
      if (task.state === 'refused' && text !== undefined) notify({ kind: 'refused', task, text });
    },
    onDelayed(task) {
      // Of one that may have been placed it cannot be said that it will be sent.
      if (task.inDoubtSince !== undefined) ports.remindOfOrder?.(task);
      else if (task.call === 'createOrder') announceQueuedOrder(task);
    },
    replan(task, answer) {
      if (task.callback === undefined || task.replans >= config.maxReplans) return undefined;
      const next = replanners.get(task.callback)?.(task, answer);
      if (next === undefined) return undefined;
      // It is still what that person did then, whoever is signed in by now.
      const { session, createdAt, retriedAt, createdSeq } = task;
      const planned = makeTask(next, createdSeq, task.consent);
      return { ...planned, session, createdAt, retriedAt, replans: task.replans + 1 };
    },
  });

  const announcedOrders = new Set<string>();
  function announceQueuedOrder(task: OutboxTask): void {
    if (announcedOrders.has(task.taskId)) return;
    announcedOrders.add(task.taskId);
    notify({ kind: 'order-queued', task });
    ports.remindOfOrder?.(task);
  }

  function makeTask(task: NewTask, createdSeq: number, consent: Consent): OutboxTask {
    const now = ports.clock.now();
    const { cacheable = false, silent = false, taskId = ports.ids.uuid(), ...fields } = task;
    return {
      ...fields,
      taskId,
      cacheable,
      silent,
      createdSeq,
      consent,
      session: ports.session.current(),
      createdAt: now,
      updatedAt: now,
      state: 'queued',
      attempts: 0,
      serverErrors: 0,
      replans: 0,
      acknowledged: false,
    };
  }

  async function save(task: NewTask, consent: Consent): Promise<Result<OutboxTask, UnsavedTask>> {
    const taskWithId: NewTask = { ...task, taskId: task.taskId ?? ports.ids.uuid() };
    const result = await repository.add((seq) => makeTask(taskWithId, seq, consent));
    if (result.ok) {
      wake();
      return ok(result.value);
    }
    ports.log.warn('outbox.not-saved', { reason: result.error.kind });
    const unsaved = makeTask(taskWithId, 0, consent);
    return err({ kind: 'not-saved', reason: result.error.kind, answer: sendUnsaved(unsaved) });
  }

  /** Online-only: one attempt, nothing kept; behind what its stream has kept, for as long as its owner is there. */
  async function sendUnsaved(task: OutboxTask): Promise<TaskAnswer | undefined> {
    if (!ports.connectivity.isOnline()) return undefined;
    const earlierTasks = repository.tasks.get().filter((other) => other.stream === task.stream);
    await Promise.all(earlierTasks.map(({ taskId }) => repository.outcome(taskId)));
    if (task.session !== 'guest' && task.session !== ports.session.current()) return undefined;
    const answer = await sendTask(config, ports.fetch, task, ports.session.userToken());
    const outcome = classifyResponse(task, answer, ports.clock.now());
    return outcome.kind === 'done' || outcome.kind === 'refused' ? outcome.answer : undefined;
  }

  /** Another tab has changed what is kept. Nobody waits for this: a failure is the log's. */
  async function onTasksChanged(): Promise<void> {
    try {
      await repository.refresh();
      wake();
    } catch (cause) {
      ports.log.error('outbox.not-refreshed', { cause });
    }
  }

  async function applyAndWake(taskId: string, type: 'retry' | 'look-again'): Promise<void> {
    const task = repository.find(taskId);
    if (task === undefined) return;
    await repository.change(task, { type });
    wake();
  }

  const drop = async (matches: (task: OutboxTask) => boolean): Promise<readonly OutboxTask[]> => {
    const dropped = await repository.drop(matches);
    wake();
    return dropped;
  };

  return {
    tasks: repository.tasks,
    async start() {
      cleanups.push(
        ports.broadcast.subscribe((message) => {
          if (message === outboxMessage) void onTasksChanged();
        }),
        ports.connectivity.subscribe((online) => {
          if (online) sender.cameOnline();
        }),
      );
      isStarted = true;
      await repository.refresh();
      wake();
    },
    queue: (task) => save(task, 'not-needed'),
    async queueOrder(task) {
      const hasConsent = ports.connectivity.isOnline() || config.automaticTransmission;
      const result = await save({ ...task, call: 'createOrder' }, hasConsent ? 'given' : 'wanted');
      if (result.ok && !ports.connectivity.isOnline()) announceQueuedOrder(result.value);
      return result;
    },
    outcome: repository.outcome,
    find: repository.find,
    on(callback, handler) {
      const stop = callbacks.on(callback, handler);
      wake();
      return stop;
    },
    onConflict(callback, replan) {
      replanners.set(callback, replan);
      return () => void replanners.delete(callback);
    },
    onNotice(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async acknowledge(taskId) {
      await drop(
        (task) => task.taskId === taskId && (task.state === 'done' || task.state === 'refused'),
      );
    },
    retry: (taskId) => applyAndWake(taskId, 'retry'),
    lookUpOrder: (taskId) => applyAndWake(taskId, 'look-again'),
    async discard(taskId) {
      const dropped = await drop((task) => task.taskId === taskId && isDiscardable(task));
      return dropped.length > 0;
    },
    ordersToConfirm: () => repository.tasks.get().filter(awaitsConsent),
    async confirmOrders() {
      for (const order of repository.tasks.get().filter(awaitsConsent)) {
        await repository.change(order, { type: 'allow' });
      }
      wake();
    },
    async declineOrders() {
      await drop((task) => awaitsConsent(task) && task.attempts === 0);
    },
    pendingTasksOf: (session) =>
      repository.tasks.get().filter((task) => task.session === session && isUnsent(task)),
    async endSession(session) {
      if (session !== 'guest') await drop((task) => task.session === session);
    },
    async loseSession(session) {
      await drop(
        (task) =>
          session !== 'guest' &&
          task.session === session &&
          task.call !== 'createOrder' &&
          isUnsent(task),
      );
    },
    async process() {
      wake();
      await sender.settled();
    },
    settled: sender.settled,
    stop() {
      sender.stop();
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}

function awaitsConsent(task: OutboxTask): boolean {
  return task.state === 'queued' && task.consent === 'wanted';
}

function isUnsent(task: OutboxTask): boolean {
  return task.state === 'queued' || task.state === 'sending' || task.state === 'parked';
}

function isDiscardable(task: OutboxTask): boolean {
  if (task.state === 'queued') return task.attempts === 0;
  return task.state === 'refused' || task.state === 'parked';
}
