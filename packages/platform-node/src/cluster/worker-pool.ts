import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '@shop/kernel';
import { createConnectionHost } from './connection-host.ts';
import { createProcessLink, type LinkCalls, type ProcessLink } from './process-link.ts';
import type { ConnectionReply, SharedAddress } from './shared-listener.ts';
import { leaveCall, listenCall, readyCall, stopCall } from './worker-calls.ts';

export interface WorkerPoolOptions {
  /** Number of processes that share the ports, at least 1. */
  readonly workers: number;
  readonly log: Log;
  /** Handlers of the primary for calls of its workers. The first worker uses them while the others start. */
  readonly calls?: (workers: Pick<WorkerPool, 'askAll'>) => LinkCalls;
  /** Called with the number of a worker that was ready and has ended, also after a stop. */
  readonly onExit?: (workerId: number) => void;
}

export interface WorkerPool {
  /** Returns the responses of the ready workers, by their number, without those that fail or take more than 5 s. */
  askAll(call: string, value?: unknown): Promise<ReadonlyMap<number, unknown>>;
  /** Tells all workers to stop and waits until they have ended; after `limitMs` they are killed. */
  stop(limitMs: number): Promise<void>;
  /** Kills all workers at once. */
  kill(): void;
}

/** The first worker ended before it was ready. It has written the reason to standard error. */
export class WorkerStartError extends Error {
  override readonly name = 'WorkerStartError';
}

/** Delay in milliseconds until a worker that ended by itself is restarted: the first delay, and the maximum. */
const pauseMs = { first: 100, most: 10_000 };
/** Milliseconds that a worker must run before its next end has the first delay again. */
const steadyMs = 60_000;

interface Member {
  readonly worker: Worker;
  readonly link: ProcessLink;
  readonly exited: Promise<unknown>;
  readonly ready: Promise<unknown>;
  isReady: boolean;
}

/**
 * Starts workers of this same script, which share the ports they listen on with `listenOn`. The first one starts alone:
 * its start error would affect all. Afterwards a worker that ends by itself is restarted, with an increasing delay.
 * Resolves when all are ready. Errors: `WorkerStartError`.
 */
export async function startWorkers(options: WorkerPoolOptions): Promise<WorkerPool> {
  const { workers, log } = options;
  const members = new Set<Member>();
  const calls = options.calls?.({ askAll });
  const connections = createConnectionHost();
  let isStopping = false;
  cluster.setupPrimary({ serialization: 'advanced' });

  async function askAll(call: string, value?: unknown): Promise<ReadonlyMap<number, unknown>> {
    const readyWorkers = [...members].filter(({ isReady }) => isReady);
    const answers = new Map<number, unknown>();
    await Promise.all(
      readyWorkers.map(({ link, worker }) =>
        link.ask(call, value).then(
          (answer) => answers.set(worker.id, answer),
          () => undefined,
        ),
      ),
    );
    return answers;
  }

  function start(): Member {
    const worker = cluster.fork();
    let becomeReady: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (becomeReady = resolve));
    const link = createProcessLink(worker, {
      ...calls,
      [readyCall]() {
        member.isReady = true;
        becomeReady();
      },
      [listenCall]: (address) => connections.listen(worker, address as SharedAddress),
      [leaveCall]: (key) => connections.leave(worker, String(key)),
    });
    worker.on('message', (message) => {
      if (isConnectionReply(message)) connections.reply(worker, message);
    });
    const exited = once(worker, 'exit').then(() => {
      members.delete(member);
      link.close();
      connections.lose(worker);
      if (member.isReady) options.onExit?.(worker.id);
    });
    const member: Member = { worker, link, exited, ready, isReady: false };
    members.add(member);
    return member;
  }

  /** Waits until the worker is ready. Returns false if it ended before. */
  const becomesReady = ({ ready, exited }: Member) =>
    Promise.race([ready.then(() => true), exited.then(() => false)]);

  async function keepRunning(first: Member): Promise<void> {
    let current = first;
    let pause = pauseMs.first;
    for (;;) {
      const isReady = await becomesReady(current);
      const readyAtMs = performance.now();
      await current.exited;
      if (isStopping) return;
      if (isReady && performance.now() - readyAtMs > steadyMs) pause = pauseMs.first;
      const { pid, exitCode, signalCode } = current.worker.process;
      log.error('worker-ended', { pid, exitCode, signal: signalCode, againInMs: pause });
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(pause * 2, pauseMs.most);
      if (isStopping) return;
      current = start();
    }
  }

  const first = start();
  if (!(await becomesReady(first))) throw new WorkerStartError('The first worker did not start.');
  void keepRunning(first);
  const otherWorkers = Array.from({ length: workers - 1 }, start);
  for (const member of otherWorkers) void keepRunning(member);
  await Promise.all(otherWorkers.map(becomesReady));

  return {
    askAll,
    async stop(limitMs) {
      isStopping = true;
      const running = [...members];
      const late = setTimeout(() => kill(running), limitMs);
      for (const { link } of running) link.ask(stopCall).catch(() => undefined);
      await Promise.all(running.map(({ exited }) => exited));
      connections.close();
      clearTimeout(late);
    },
    kill() {
      isStopping = true;
      kill(members);
    },
  };
}

function isConnectionReply(message: unknown): message is ConnectionReply {
  return typeof message === 'object' && message !== null && 'connectionOf' in message;
}

function kill(members: Iterable<Member>): void {
  for (const { worker } of members) worker.process.kill('SIGKILL');
}
