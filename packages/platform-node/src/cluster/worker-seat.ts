import cluster from 'node:cluster';
import { createProcessLink, type LinkCalls, type ProcessLink } from './process-link.ts';
import { readyCall, stopCall } from './worker-calls.ts';

export interface WorkerSeat extends Pick<ProcessLink, 'ask'> {
  /** Says that this worker listens. */
  ready(): Promise<void>;
}

/**
 * Connects a process started by `startWorkers` to its pool; `undefined` in any other process. `stop` is
 * called once, when the primary says so or is gone. Signals are the primary's: a service manager sends them to every
 * process of a service, and this one must not end before the primary has given notice.
 */
export function takeWorkerSeat(stop: () => void, calls: LinkCalls = {}): WorkerSeat | undefined {
  if (!cluster.isWorker) return undefined;
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => undefined);
  }
  const link = createProcessLink(
    {
      send: (message, onSent) => process.send?.(message, undefined, {}, onSent),
      on: (event, listen) => process.on(event, listen),
    },
    { ...calls, [stopCall]: stopOnce },
  );
  process.once('disconnect', () => {
    link.close();
    stopOnce();
  });
  return {
    ask: link.ask,
    async ready() {
      await link.ask(readyCall);
    },
  };
}
