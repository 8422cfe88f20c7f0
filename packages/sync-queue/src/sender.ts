import { as, createAbort, retryWait, type EpochMs } from '@shop/kernel';
import { nextDueIn, sendableHeads, type SendingContext } from './heads.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';
import type { TaskEvent } from './next-task.ts';
import type { OutboxConfig } from './outbox-config.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import { sendTask } from './send-task.ts';
import type { TaskBook } from './task-book.ts';
import type { OutboxTask, TaskAnswer, TaskTrouble } from './task.ts';

const senderLock = 'outbox';
/** How patient the sender is when the device says it is offline in spite of its signal: up to 8 s. */
const offlineAttempts = 4;

/** Nothing has left the device: the task waits for the customer it belongs to. Source: SQ-21. */
const hasLeft: TaskEvent = {
  type: 'later',
  trouble: { kind: 'signed-out' },
  left: false,
  waitMs: 0,
};

/** The answers of somebody on the way to the server, who cannot say what the server did. */
const lostOnTheWay: ReadonlySet<number> = new Set([408, 502, 504]);

/** Its sender is gone, and with it what came of it. */
const diedOverIt: TaskTrouble = { kind: 'network' };

/** What the sender asks of the rest. */
export interface SenderHooks {
  /** Before anything is sent: old tasks are parked, read answers swept, missed callbacks run. */
  readonly tidy: () => Promise<void>;
  /** The task has its final answer, or is parked. */
  readonly settled: (task: OutboxTask) => Promise<void>;
  /** An order could not be delivered at once. */
  readonly delayed: (task: OutboxTask) => void;
  /** The task planned anew on the cart of `answer`; `undefined` gives up. */
  readonly replanned: (task: OutboxTask, answer: TaskAnswer) => OutboxTask | undefined;
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
  book: TaskBook,
  hooks: SenderHooks,
): Sender {
  let holding: Promise<void> | undefined;
  let isWanted = false;
  let poke: () => void = () => undefined;
  let isStopped = false;
  let onlineSince = as<EpochMs>(0);
  let refused: { readonly session: string; readonly token: string | undefined } | undefined;
  let timer = createAbort();

  const context = (): SendingContext => ({
    now: ports.clock.now(),
    session: ports.session.current(),
    refusedSession:
      refused !== undefined && refused.token === ports.session.userToken()
        ? refused.session
        : undefined,
    onlineSince,
    ordersMayGo: config.automaticTransmission || ports.isOnThankYouPage?.() === true,
  });
  const maySend = (): boolean =>
    !isStopped && ports.connectivity.isOnline() && ports.maySend?.() !== false;

  function wake(): void {
    isWanted = true;
    poke();
    if (holding !== undefined || !maySend()) return;
    holding = ports.lock.run(senderLock, hold).then(
      () => sleep(nextDueIn(book.tasks.get(), context())),
      (cause: unknown) => {
        ports.log.error('outbox.sender-failed', { cause });
        isWanted = false;
        sleep(config.retryCapMs);
      },
    );
  }

  function sleep(waitMs: number | undefined): void {
    holding = undefined;
    timer.abort();
    timer = createAbort();
    if (isStopped) return;
    if (isWanted) wake();
    else if (waitMs !== undefined)
      ports.clock.wait(waitMs, timer.signal).then(wake, () => undefined);
  }

  async function hold(): Promise<void> {
    await book.refresh();
    await hooks.tidy();
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
      const poked = new Promise<void>((resolve) => (poke = resolve));
      const heads = maySend() ? sendableHeads(book.tasks.get(), context()) : [];
      for (const head of heads) {
        if (running.has(head.stream)) continue;
        running.set(
          head.stream,
          deliver(head).finally(() => running.delete(head.stream)),
        );
      }
      if (running.size === 0) return;
      await Promise.race([...running.values(), poked]);
    }
  }

  async function deliver(head: OutboxTask): Promise<void> {
    if (head.state === 'sending') {
      if (isUnsafe(head)) return void (await book.change(head, doubtOf(head, diedOverIt)));
      await book.change(head, { type: 'orphaned' });
    }
    if (head.inDoubtSince !== undefined && !(await isNotPlaced(head, head.inDoubtSince))) return;
    if (head.consent === 'wanted') await book.change(head, { type: 'allow' });
    ports.crashPoint?.('before-mark-sending');
    const task = await book.change(head, { type: 'send' });
    if (task?.state !== 'sending') return;
    ports.crashPoint?.('before-send');
    // Its owner may have left while the task was being marked.
    const isOwned = task.session === 'guest' || task.session === ports.session.current();
    if (!isOwned) return void (await book.change(task, hasLeft));
    const token = ports.session.userToken();
    const answer = await sendTask(config, ports.fetch, task, token);
    ports.crashPoint?.('after-answer');
    const verdict = judgeAnswer(task, answer, ports.clock.now());
    if (verdict.kind === 'signed-out') refused = { session: task.session, token };
    const planned = verdict.kind === 'conflict' && hooks.replanned(task, verdict.answer);
    if (planned) return book.replace(task, planned);
    const after = await book.change(task, eventOf(verdict, task));
    ports.crashPoint?.('after-store-answer');
    if (after === undefined) return;
    if (after.state !== 'queued') await hooks.settled(after);
    else if (head.lastTrouble === undefined) hooks.delayed(after);
  }

  /** Looks for an order in doubt before it goes again. Source: SQ-39. */
  async function isNotPlaced(task: OutboxTask, inDoubtSince: EpochMs): Promise<boolean> {
    const forMs = ports.clock.now() - inDoubtSince;
    const sighting = (await ports.lookForOrder?.(task, forMs)) ?? { kind: 'unclear' };
    const least = sighting.kind === 'later' ? sighting.waitMs : undefined;
    const waitMs = retryWait(config, offlineAttempts, ports.random(), least);
    const after = await book.change(task, { type: 'sighted', sighting, waitMs });
    if (after === undefined) return false;
    if (after.state !== 'queued') await hooks.settled(after);
    return after.state === 'queued' && after.inDoubtSince === undefined;
  }

  const doubtOf = (task: OutboxTask, trouble: TaskTrouble): TaskEvent => ({
    type: 'doubtful',
    trouble,
    waitMs: retryWait(config, task.attempts, ports.random()),
  });

  /** Whether sending it twice may do it twice. Source: SQ-39. */
  function isUnsafe(task: OutboxTask): boolean {
    return !config.idempotencyHeader && task.call === 'createOrder';
  }

  function eventOf(verdict: Verdict, task: OutboxTask): TaskEvent {
    const wait = (serverWaitMs?: number, attempts = task.attempts): number =>
      retryWait(config, attempts, ports.random(), serverWaitMs);
    switch (verdict.kind) {
      case 'done':
        return { type: 'done', answer: verdict.answer };
      case 'refused':
      case 'conflict':
        return { type: 'refused', answer: verdict.answer };
      case 'signed-out':
        return { type: 'later', trouble: { kind: 'signed-out' }, left: true, waitMs: 0 };
      case 'later':
        if (verdict.left && isUnsafe(task) && isInDoubt(verdict.trouble)) {
          return doubtOf(task, verdict.trouble);
        }
        return {
          type: 'later',
          trouble: verdict.trouble,
          left: verdict.left,
          // Nothing left the device, so nothing was counted: look again now and then.
          waitMs: verdict.left ? wait(verdict.waitMs) : wait(0, offlineAttempts),
        };
      case 'server-error':
        return {
          type: 'server-error',
          code: verdict.code,
          waitMs: wait(verdict.waitMs),
          maxServerErrors: config.maxServerErrors,
        };
    }
  }

  function isInDoubt(trouble: TaskTrouble): boolean {
    return trouble.kind !== 'later' || lostOnTheWay.has(trouble.code);
  }

  return {
    wake,
    cameOnline() {
      onlineSince = ports.clock.now();
      wake();
    },
    async settled() {
      for (let current = holding; current !== undefined; current = holding) await current;
    },
    stop() {
      isStopped = true;
      timer.abort();
      poke();
    },
  };
}
