import cluster from 'node:cluster';
import { createJsonLog } from '@shop/platform-node';
import { takeWorkerSeat, WorkerStartError } from '@shop/platform-node/cluster';
import { readConfig } from './config.ts';
import { serve, type RunningServer } from './serve.ts';
import { supervise } from './supervise.ts';

const log = createJsonLog();
let running: (RunningServer & { kill?(): void }) | undefined;
let isStopping = false;

/** A second signal ends at once. */
async function stop(): Promise<void> {
  if (isStopping || running === undefined) {
    running?.kill?.();
    process.exit(0);
  }
  isStopping = true;
  await running.stop();
  process.exit(0);
}

function stopWithSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  process.on('disconnect', () => void stop());
}

try {
  const config = readConfig(process.env);
  if (cluster.isWorker) {
    running = await serve(config, log, (calls) => takeWorkerSeat(() => void stop(), calls));
  } else {
    stopWithSignals();
    running =
      config.workers > 1 ? await supervise(config, log) : await serve(config, log, () => undefined);
    const { port, shopHostPort, workers } = config;
    log.info('listening', { port, ...(shopHostPort !== 0 && { shopHostPort }), workers });
    process.send?.({ event: 'ready', port });
  }
} catch (error) {
  // What keeps a worker from starting it has said itself.
  if (!(error instanceof WorkerStartError)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  process.exit(1);
}
