import { unsafeBrand, createAbortController, retryDelayMs, type EpochMs } from '@shop/kernel';
import { nextDueIn, readyTasks, type SendingContext } from './ready-tasks.ts';
import { classifyResponse, type ResponseOutcome } from './classify-response.ts';
import type { TaskEvent } from '../task/next-task.ts';
import type { OutboxConfig } from '../outbox/outbox-config.ts';
import type { OutboxPorts } from '../outbox/outbox-ports.ts';
import { sendTask } from './send-task.ts';
import type { TaskRepository } from '../storage/task-repository.ts';
import type { OutboxTask, TaskAnswer, TaskError } from '../task/task.ts';

const senderLock = 'outbox';
/** Backoff step while requests fail offline although the device reports a network: waits of up to 8 s. */
const offlineBackoffAttempts = 4;

/** Nothing was sent: the task waits for its owner to sign in. Source: SQ-21. */
const ownerSignedOut: TaskEvent = {
  type: 'later',
  error: { kind: 'signed-out' },
  mayHaveLeft: false,
  waitMs: 0,
};

/** Responses of a gateway, which does not know what the server did. */
const gatewayErrorCodes: ReadonlySet<number> = new Set([408, 502, 504]);

/** The sender of the task crashed; the outcome is unknown. */
const senderCrashed: TaskError = { kind: 'network' };

/** Callbacks of the sender. */
export interface SenderHooks {
  /** Before anything is sent: old tasks are parked, read answers swept, missed callbacks run. */
  readonly prune: () => Promise<void>;
  /** The task has its final answer, or is parked. */
  readonly onSettled: (task: OutboxTask) => Promise<void>;
  /** An order could not be delivered at once. */
  readonly onDelayed: (task: OutboxTask) => void;
  /** The task planned anew on the cart of `answer`; `undefined` gives up. */
  readonly replan: (task: OutboxTask, answer: TaskAnswer) => OutboxTask | undefined;
}

export interface Sender {
  /** Something may be sendable now. */
  wake(): void;
  /** The network is back: waits for want of it are over. */
  cameOnline(): void;
  /** Resolves when this tab neither sends nor waits for its turn. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * The one that sends, among all tabs: it holds the lock, takes the streams side by side and each stream in
 * order, and reads every task again before it goes out. Source: SQ-7 to SQ-17.
 */
export function createSender(
  config: OutboxConfig,
  ports: OutboxPorts,
  repository: TaskRepository,
  hooks: SenderHooks,
): Sender {
  let leading: Promise<void> | undefined;
  let isWanted = false;
  let notify: () => void = () => undefined;
  let isStopped = false;
  let onlineSince = unsafeBrand<EpochMs>(0);
  let refusedSession: { readonly session: string; readonly token: string | undefined } | undefined;
  let timer = createAbortController();

  const context = (): SendingContext => ({
    now: ports.clock.now(),
    session: ports.session.current(),
    refusedSession:
      refusedSession !== undefined && refusedSession.token === ports.session.userToken()
        ? refusedSession.session
        : undefined,
    onlineSince,
    mayOrdersGo: config.automaticTransmission || ports.isOnThankYouPage?.() === true,
  });
  const canSend = (): boolean =>
    !isStopped && ports.connectivity.isOnline() && ports.isLeader?.() !== false;

  function wake(): void {
    isWanted = true;
    notify();
    if (leading !== undefined || !canSend()) return;
    leading = ports.lock.run(senderLock, runAsLeader).then(
      () => sleep(nextDueIn(repository.tasks.get(), context())),
      (cause: unknown) => {
        ports.log.error('outbox.sender-failed', { cause });
        isWanted = false;
        sleep(config.retryCapMs);
      },
    );
  }

  function sleep(waitMs: number | undefined): void {
    leading = undefined;
    timer.abort();
    timer = createAbortController();
    if (isStopped) return;
    if (isWanted) wake();
    else if (waitMs !== undefined)
      ports.clock.wait(waitMs, timer.signal).then(wake, () => undefined);
  }

  async function runAsLeader(): Promise<void> {
    await repository.refresh();
    await hooks.prune();
    const running = new Map<string, Promise<void>>();
    try {
      await sendAll(running);
    } finally {
      // The lock says that nobody sends: it is kept until that is so, also when one of them failed.
      await Promise.allSettled(running.values());
    }
  }

  async function sendAll(running: Map<string, Promise<void>>): Promise<void> {
    for (;;) {
      isWanted = false;
      const notified = new Promise<void>((resolve) => (notify = resolve));
      const ready = canSend() ? readyTasks(repository.tasks.get(), context()) : [];
      for (const readyTask of ready) {
        if (running.has(readyTask.stream)) continue;
        running.set(
          readyTask.stream,
          deliver(readyTask).finally(() => running.delete(readyTask.stream)),
        );
      }
      if (running.size === 0) return;
      await Promise.race([...running.values(), notified]);
    }
  }

  async function deliver(readyTask: OutboxTask): Promise<void> {
    if (readyTask.state === 'sending') {
      if (isUnsafe(readyTask))
        return void (await repository.change(readyTask, toDoubtfulEvent(readyTask, senderCrashed)));
      await repository.change(readyTask, { type: 'orphaned' });
    }
    if (
      readyTask.inDoubtSince !== undefined &&
      !(await isNotPlaced(readyTask, readyTask.inDoubtSince))
    )
      return;
    if (readyTask.consent === 'wanted') await repository.change(readyTask, { type: 'allow' });
    ports.crashPoint?.('before-mark-sending');
    const task = await repository.change(readyTask, { type: 'send' });
    if (task?.state !== 'sending') return;
    ports.crashPoint?.('before-send');
    // Its owner may have left while the task was being marked.
    const isOwned = task.session === 'guest' || task.session === ports.session.current();
    if (!isOwned) return void (await repository.change(task, ownerSignedOut));
    const token = ports.session.userToken();
    const answer = await sendTask(config, ports.fetch, task, token);
    ports.crashPoint?.('after-answer');
    const outcome = classifyResponse(task, answer, ports.clock.now());
    if (outcome.kind === 'signed-out') refusedSession = { session: task.session, token };
    const planned = outcome.kind === 'conflict' && hooks.replan(task, outcome.answer);
    if (planned) return repository.replace(task, planned);
    const after = await repository.change(task, toTaskEvent(outcome, task));
    ports.crashPoint?.('after-store-answer');
    if (after === undefined) return;
    if (after.state !== 'queued') await hooks.onSettled(after);
    else if (readyTask.lastTrouble === undefined) hooks.onDelayed(after);
  }

  /** Looks for an order in doubt before it goes again. Source: SQ-39. */
  async function isNotPlaced(task: OutboxTask, inDoubtSince: EpochMs): Promise<boolean> {
    const forMs = ports.clock.now() - inDoubtSince;
    const lookup = (await ports.lookUpOrder?.(task, forMs)) ?? { kind: 'unclear' };
    const minimumMs = lookup.kind === 'later' ? lookup.waitMs : undefined;
    const waitMs = retryDelayMs(config, offlineBackoffAttempts, ports.random(), minimumMs);
    const after = await repository.change(task, { type: 'looked-up', lookup, waitMs });
    if (after === undefined) return false;
    if (after.state !== 'queued') await hooks.onSettled(after);
    return after.state === 'queued' && after.inDoubtSince === undefined;
  }

  const toDoubtfulEvent = (task: OutboxTask, error: TaskError): TaskEvent => ({
    type: 'doubtful',
    error,
    waitMs: retryDelayMs(config, task.attempts, ports.random()),
  });

  /** Returns true if sending the task twice may execute it twice. Source: SQ-39. */
  function isUnsafe(task: OutboxTask): boolean {
    return !config.idempotencyHeader && task.call === 'createOrder';
  }

  function toTaskEvent(outcome: ResponseOutcome, task: OutboxTask): TaskEvent {
    const wait = (serverWaitMs?: number, attempts = task.attempts): number =>
      retryDelayMs(config, attempts, ports.random(), serverWaitMs);
    switch (outcome.kind) {
      case 'done':
        return { type: 'done', answer: outcome.answer };
      case 'refused':
      case 'conflict':
        return { type: 'refused', answer: outcome.answer };
      case 'signed-out':
        return { type: 'later', error: { kind: 'signed-out' }, mayHaveLeft: true, waitMs: 0 };
      case 'later':
        if (outcome.mayHaveLeft && isUnsafe(task) && isInDoubt(outcome.error)) {
          return toDoubtfulEvent(task, outcome.error);
        }
        return {
          type: 'later',
          error: outcome.error,
          mayHaveLeft: outcome.mayHaveLeft,
          // Nothing left the device, so nothing was counted: look again now and then.
          waitMs: outcome.mayHaveLeft ? wait(outcome.waitMs) : wait(0, offlineBackoffAttempts),
        };
      case 'server-error':
        return {
          type: 'server-error',
          code: outcome.code,
          waitMs: wait(outcome.waitMs),
          maxServerErrors: config.maxServerErrors,
        };
    }
  }

  function isInDoubt(error: TaskError): boolean {
    return error.kind !== 'later' || gatewayErrorCodes.has(error.code);
  }

  return {
    wake,
    cameOnline() {
      onlineSince = ports.clock.now();
      wake();
    },
    async settled() {
      for (let current = leading; current !== undefined; current = leading) await current;
    },
    stop() {
      isStopped = true;
      timer.abort();
      notify();
    },
  };
}
