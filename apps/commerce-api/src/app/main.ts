import cluster from 'node:cluster';
import { metricsCall, takeWorkerSeat, WorkerStartError } from '@shop/platform-node/cluster';
import { readConfig } from '@shop/api-settings';
import { reportProgress } from '../platform/progress.ts';

/** A started server or supervisor. */
interface Started {
  stop(): Promise<void>;
  /** Stops at once, without the waits of `stop`. */
  kill?(): void;
}

let starting: Promise<Started> | undefined;
let started: Started | undefined;
let isStopping = false;

function endAtOnce(exitCode: number): void {
  started?.kill?.();
  process.exit(exitCode);
}

/** Stops after the start has completed, so that nothing is half started. */
function stop(exitCode: number): void {
  if (isStopping) return;
  isStopping = true;
  void Promise.resolve(starting)
    .then((running) => running?.stop())
    .then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
}

let signals = 0;
/** The first signal stops the process, the second one ends it at once. */
function onSignal(): void {
  signals += 1;
  if (signals === 1) stop(0);
  else endAtOnce(0);
}

/** Loads only the code it needs: the primary of several processes stays small. */
async function start(): Promise<Started> {
  const config = readConfig(process.env, process.cwd());
  if (config.workers > 1 && cluster.isPrimary) {
    const { superviseApi } = await import('./supervisor.ts');
    return superviseApi(config);
  }
  const { startServer } = await import('./server.ts');
  const api = await startServer(config, seat);
  countedText = api.metrics;
  process.once('uncaughtException', (error) => {
    api.log.error('uncaught', { cause: error });
    if (isStopping) endAtOnce(1);
    else stop(1);
  });
  return api;
}

let countedText = () => '';
const seat = takeWorkerSeat(() => stop(0), { [metricsCall]: () => countedText() });
if (seat === undefined) {
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // A child process ends with its parent. The end of the parent is not a second signal.
  process.once('disconnect', () => stop(0));
}

try {
  starting = start();
  started = await starting;
} catch (error) {
  // A worker that did not start has logged the reason.
  if (!(error instanceof WorkerStartError)) {
    const message = error instanceof Error ? error.message : String(error);
    reportProgress({ phase: 'failed', message });
    process.stderr.write(`${message}\n`);
  }
  process.exit(1);
}
