import cluster from 'node:cluster';
import { metricsCall, takeWorkerSeat, WorkerStartError } from '@shop/platform-node/cluster';
import { readConfig } from '@shop/api-settings';
import { reportProgress } from '../platform/progress.ts';

/** A server or supervisor that was started and can be stopped. */
interface Started {
  stop(): Promise<void>;
  /** Ends at once what `stop` would wait for. */
  kill?(): void;
}

let starting: Promise<Started> | undefined;
let started: Started | undefined;
let isStopping = false;

function endAtOnce(exitCode: number): void {
  started?.kill?.();
  process.exit(exitCode);
}

/** Stops once what is starting has started, so that nothing is left half begun. */
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
/** The first signal stops, the second one ends at once. */
function onSignal(): void {
  signals += 1;
  if (signals === 1) stop(0);
  else endAtOnce(0);
}

/** Either half is loaded only where it is needed: the primary of several processes stays small. */
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
  // Started by another process: this one must end with it. Its end is not a second signal.
  process.once('disconnect', () => stop(0));
}

try {
  starting = start();
  started = await starting;
} catch (error) {
  // A worker that did not start has said why.
  if (!(error instanceof WorkerStartError)) {
    const message = error instanceof Error ? error.message : String(error);
    reportProgress({ phase: 'failed', message });
    process.stderr.write(`${message}\n`);
  }
  process.exit(1);
}
