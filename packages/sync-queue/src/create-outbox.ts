import { err, ok, type Result } from '@shop/kernel';
import { createCallbacks } from './callbacks.ts';
import { judgeAnswer } from './judge-answer.ts';
import { refusalText } from './notice-of.ts';
import type { OutboxConfig } from './outbox-config.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import type { Outbox, OutboxNotice, Replanner, UnsavedTask } from './outbox.ts';
import { createSender } from './sender.ts';
import { sendTask } from './send-task.ts';
import { createTaskBook, outboxMessage } from './task-book.ts';
import type { Consent, NewTask, OutboxTask, TaskAnswer } from './task.ts';
import { isSwept, isTooOld } from './tidy.ts';

/**
 * Builds the outbox. Nothing is read or sent before `start`.
 *
 * Errors: never throws for what the network, the server or the disk does; they are states of tasks, and an
 * `UnsavedTask` where nothing could be kept. Source: SQ-1 to SQ-40.
 */
export function createOutbox(config: OutboxConfig, ports: OutboxPorts): Outbox {
  const book = createTaskBook(ports);
  const callbacks = createCallbacks(ports, book, config.timeoutMs);
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

  const sender = createSender(config, ports, book, {
    async tidy() {
      const now = ports.clock.now();
      await book.drop((task) => isSwept(task, config, now));
      for (const task of book.tasks.get()) {
        if (isTooOld(task, config, now)) {
          // Whoever was sending it has died: nobody else holds the lock now.
          if (task.state === 'sending') await book.change(task, { type: 'orphaned' });
          const parked = await book.change(task, { type: 'expire' });
          if (parked?.state === 'parked') notify({ kind: 'parked', task: parked });
        }
        if (task.state === 'done' || task.state === 'refused') await callbacks.run(task);
      }
    },
    async settled(task) {
      if (task.state === 'parked') {
        notify({ kind: 'parked', task });
        return;
      }
      await callbacks.run(task);
      const text = refusalText(task);
      if (task.state === 'refused' && text !== undefined) notify({ kind: 'refused', task, text });
    },
    delayed(task) {
      // Of one that may have been placed it cannot be said that it will be sent.
      if (task.inDoubtSince !== undefined) ports.remindOfOrder?.(task);
      else if (task.call === 'createOrder') tellOfWaitingOrder(task);
    },
    replanned(task, answer) {
      if (task.callback === undefined || task.replans >= config.maxReplans) return undefined;
      const next = replanners.get(task.callback)?.(task, answer);
      if (next === undefined) return undefined;
      // It is still what that person did then, whoever is signed in by now.
      const { session, createdAt, retriedAt, createdSeq } = task;
      const planned = makeTask(next, createdSeq, task.consent);
      return { ...planned, session, createdAt, retriedAt, replans: task.replans + 1 };
    },
  });

  const told = new Set<string>();
  function tellOfWaitingOrder(task: OutboxTask): void {
    if (told.has(task.taskId)) return;
    told.add(task.taskId);
    notify({ kind: 'order-queued', task });
    ports.remindOfOrder?.(task);
  }

  function makeTask(task: NewTask, createdSeq: number, consent: Consent): OutboxTask {
    const now = ports.clock.now();
    const { cacheable = false, silent = false, taskId = ports.ids.uuid(), ...rest } = task;
    return {
      ...rest,
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

  async function keep(task: NewTask, consent: Consent): Promise<Result<OutboxTask, UnsavedTask>> {
    const named: NewTask = { ...task, taskId: task.taskId ?? ports.ids.uuid() };
    const kept = await book.add((seq) => makeTask(named, seq, consent));
    if (kept.ok) {
      wake();
      return ok(kept.value);
    }
    ports.log.warn('outbox.not-saved', { reason: kept.error.kind });
    const unsaved = makeTask(named, 0, consent);
    return err({ kind: 'not-saved', reason: kept.error.kind, answer: sendUnsaved(unsaved) });
  }

  /** Online-only: one attempt, nothing kept; behind what its stream has kept, for as long as its owner is there. */
  async function sendUnsaved(task: OutboxTask): Promise<TaskAnswer | undefined> {
    if (!ports.connectivity.isOnline()) return undefined;
    const before = book.tasks.get().filter((each) => each.stream === task.stream);
    await Promise.all(before.map(({ taskId }) => book.outcome(taskId)));
    if (task.session !== 'guest' && task.session !== ports.session.current()) return undefined;
    const answer = await sendTask(config, ports.fetch, task, ports.session.userToken());
    const verdict = judgeAnswer(task, answer, ports.clock.now());
    return verdict.kind === 'done' || verdict.kind === 'refused' ? verdict.answer : undefined;
  }

  /** Another tab has changed what is kept. Nobody waits for this: a failure is the log's. */
  async function lookAgain(): Promise<void> {
    try {
      await book.refresh();
      wake();
    } catch (cause) {
      ports.log.error('outbox.not-refreshed', { cause });
    }
  }

  async function goAgain(taskId: string, type: 'retry' | 'look-again'): Promise<void> {
    const task = book.find(taskId);
    if (task === undefined) return;
    await book.change(task, { type });
    wake();
  }

  const drop = async (isGone: (task: OutboxTask) => boolean): Promise<readonly OutboxTask[]> => {
    const gone = await book.drop(isGone);
    wake();
    return gone;
  };

  return {
    tasks: book.tasks,
    async start() {
      cleanups.push(
        ports.broadcast.subscribe((message) => {
          if (message === outboxMessage) void lookAgain();
        }),
        ports.connectivity.subscribe((online) => {
          if (online) sender.cameOnline();
        }),
      );
      isStarted = true;
      await book.refresh();
      wake();
    },
    queue: (task) => keep(task, 'not-needed'),
    async queueOrder(task) {
      const isHeard = ports.connectivity.isOnline() || config.automaticTransmission;
      const kept = await keep({ ...task, call: 'createOrder' }, isHeard ? 'given' : 'wanted');
      if (kept.ok && !ports.connectivity.isOnline()) tellOfWaitingOrder(kept.value);
      return kept;
    },
    outcome: book.outcome,
    find: book.find,
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
    retry: (taskId) => goAgain(taskId, 'retry'),
    lookForOrder: (taskId) => goAgain(taskId, 'look-again'),
    async discard(taskId) {
      const gone = await drop((task) => task.taskId === taskId && mayBeLetGo(task));
      return gone.length > 0;
    },
    ordersToConfirm: () => book.tasks.get().filter(waitsForConsent),
    async confirmOrders() {
      for (const order of book.tasks.get().filter(waitsForConsent)) {
        await book.change(order, { type: 'allow' });
      }
      wake();
    },
    async declineOrders() {
      await drop((task) => waitsForConsent(task) && task.attempts === 0);
    },
    waitingOf: (session) =>
      book.tasks.get().filter((task) => task.session === session && isUnsent(task)),
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

function waitsForConsent(task: OutboxTask): boolean {
  return task.state === 'queued' && task.consent === 'wanted';
}

function isUnsent(task: OutboxTask): boolean {
  return task.state === 'queued' || task.state === 'sending' || task.state === 'parked';
}

function mayBeLetGo(task: OutboxTask): boolean {
  if (task.state === 'queued') return task.attempts === 0;
  return task.state === 'refused' || task.state === 'parked';
}
