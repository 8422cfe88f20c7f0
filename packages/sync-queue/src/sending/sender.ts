import { createAbortController, unsafeBrand, type EpochMs, type LockHold } from '@shop/kernel';
import type { OutboxConfig } from '../outbox/outbox-config.ts';
import type { OutboxPorts } from '../outbox/outbox-ports.ts';
import type { TaskRepository } from '../storage/task-repository.ts';
import { nextDueIn, readyTasks, type SendingContext } from './ready-tasks.ts';
import { createTaskDelivery, type DeliveryHooks } from './task-delivery.ts';

const senderLock = 'outbox';

/** Callbacks of the sender. */
export interface SenderHooks extends DeliveryHooks {
  /** Called before each run: parks old tasks, removes read answers, runs missed callbacks. */
  readonly prune: () => Promise<void>;
}

/** Sends ready tasks while this tab is the leader. */
export interface Sender {
  /** Notifies the sender that a task may be ready. */
  wake(): void;
  /** Notifies the sender of a new connection: delays after network errors end. */
  cameOnline(): void;
  /** Resolves when this tab neither sends nor waits for the lock. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * Creates the sender of this tab. Only the tab that holds the lock sends: streams in parallel, the tasks of a stream in
 * order. Each task is read again before it is sent. A tab that lost the lock starts no further attempt. Source: SQ-7 to
 * SQ-17, SQ-22, SQ-42.
 */
export function createSender(
  config: OutboxConfig,
  ports: OutboxPorts,
  repository: TaskRepository,
  hooks: SenderHooks,
): Sender {
  const delivery = createTaskDelivery(config, ports, repository, hooks);
  let leading: Promise<void> | undefined;
  let isWanted = false;
  let notify: () => void = () => undefined;
  let isStopped = false;
  let onlineSince = unsafeBrand<EpochMs>(0);
  let timer = createAbortController();

  const context = (): SendingContext => ({
    now: ports.clock.now(),
    session: ports.session.current(),
    refusedSession: delivery.refusedSession(),
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

  async function runAsLeader(hold?: LockHold): Promise<void> {
    const isLost = () => hold?.isLost() === true;
    // A wake after this line starts another run, which also runs callbacks registered during this one.
    isWanted = false;
    await repository.refresh();
    await hooks.prune();
    const running = new Map<string, Promise<void>>();
    try {
      await sendAll(running, isLost);
    } finally {
      // Hold the lock until no delivery runs, even after a failure: only one tab may send.
      await Promise.allSettled(running.values());
    }
  }

  function startReadyTasks(running: Map<string, Promise<void>>, isLost: () => boolean): void {
    for (const task of readyTasks(repository.tasks.get(), context())) {
      if (running.has(task.stream)) continue;
      const delivered = delivery.deliver(task, isLost).finally(() => running.delete(task.stream));
      running.set(task.stream, delivered);
    }
  }

  async function sendAll(
    running: Map<string, Promise<void>>,
    isLost: () => boolean,
  ): Promise<void> {
    for (;;) {
      const notified = new Promise<void>((resolve) => (notify = resolve));
      if (canSend() && !isLost()) startReadyTasks(running, isLost);
      if (running.size === 0) return;
      await Promise.race([...running.values(), notified]);
    }
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
    },
  };
}
