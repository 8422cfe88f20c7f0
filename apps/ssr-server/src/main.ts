import cluster from 'node:cluster';
import { createJsonLog } from '@shop/platform-node';
import { takeWorkerSeat, WorkerStartError } from '@shop/platform-node/cluster';
import { readConfig, type SsrConfig } from './settings/config.ts';
import type { RunningServer } from './process/running-server.ts';

const log = createJsonLog();
let running: RunningServer | undefined;
let isStopping = false;
let signals = 0;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await running?.stop();
  process.exit(0);
}

/** The first signal stops the process after its requests; the second one ends it immediately. */
function onSignal(): void {
  signals += 1;
  if (signals === 1) return void stop();
  running?.kill?.();
  process.exit(0);
}

function stopWithSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  // The end of the parent process does not count as a second signal.
  process.once('disconnect', () => void stop());
}

/** Loads one of the two modules: the primary of several processes then needs less memory. */
async function start(config: SsrConfig): Promise<RunningServer> {
  if (config.workers > 1 && cluster.isPrimary) {
    const { supervise } = await import('./process/supervise.ts');
    return supervise(config, log);
  }
  const { serve } = await import('./process/serve.ts');
  return serve(config, log, (calls) => takeWorkerSeat(() => void stop(), calls));
}

try {
  const config = readConfig(process.env);
  if (cluster.isPrimary) stopWithSignals();
  running = await start(config);
  if (cluster.isPrimary) {
    const { port, shopHostPort, workers } = config;
    log.info('listening', { port, ...(shopHostPort !== 0 && { shopHostPort }), workers });
    process.send?.({ event: 'ready', port });
  }
} catch (error) {
  // The worker has already written why it did not start.
  if (!(error instanceof WorkerStartError)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  process.exit(1);
}
