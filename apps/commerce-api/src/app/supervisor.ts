import cluster from 'node:cluster';
import { createJsonLog, createLineWriter } from '@shop/platform-node';
import {
  createMemoryHost,
  createMetricsSum,
  metricsCall,
  startWorkers,
  type WorkerPool,
} from '@shop/platform-node/cluster';
import type { ApiConfig } from '@shop/api-settings';
import { startLocalPostgres } from '@shop/local-postgres';
import { reportProgress, type Progress } from '../platform/progress.ts';
import { primaryCalls } from './primary-calls.ts';

/** Bytes of the workers' shared memory: counts of clients have no values. */
const sharedBytes = 1024 * 1024;
/** Milliseconds in which workers must finish after the notice: accepted requests, pools. */
const finishMs = 16_000;
/** Gauges of which the maximum counts: each process reports the same value, or its own worst. */
const greatest = ['pressure_level', 'catalogue_products'];

export interface SupervisedApi {
  /** Drains all workers, then stops the own PostgreSQL. */
  stop(): Promise<void>;
  /** Ends all workers at once. */
  kill(): void;
}

/**
 * Runs the backend as several processes behind its ports. This process owns the database server and restarts workers
 * that end; one worker does the background work. Errors: `WorkerStartError`, and those of `startLocalPostgres`.
 */
export async function superviseApi(config: ApiConfig): Promise<SupervisedApi> {
  const lines = createLineWriter();
  const log = createJsonLog({ ...lines, stacks: true });
  const database =
    config.databaseUrl === undefined
      ? await startLocalPostgres(config.dataDir, { role: 'owner', log })
      : undefined;
  const sum = createMetricsSum(greatest);
  let pool: WorkerPool;
  let background: number | undefined;
  let listening: Progress | undefined;

  // The first worker starts alone: its reports count for the start of all.
  cluster.on('message', (_worker, message: { readonly progress?: Progress } | undefined) => {
    const progress = message?.progress;
    if (progress === undefined || listening !== undefined) return;
    if (progress.phase === 'listening') listening = progress;
    else reportProgress(progress);
  });

  try {
    pool = await startWorkers({
      workers: config.workers,
      log,
      calls: ({ askAll }) => ({
        ...createMemoryHost({ maxBytes: sharedBytes }),
        [primaryCalls.databaseUrl]: () => database?.url,
        [primaryCalls.background](pid) {
          if (background === undefined || !isRunning(background)) background = pid as number;
          return background === pid;
        },
        async [primaryCalls.allMetrics]() {
          return sum.text('', (await askAll(metricsCall)) as ReadonlyMap<number, string>);
        },
      }),
      onExit: sum.retire,
    });
  } catch (error) {
    await database?.stop();
    throw error;
  }
  if (listening !== undefined) reportProgress(listening);

  return {
    async stop() {
      reportProgress({ phase: 'stopping' });
      await pool.stop(config.drainNoticeMs + finishMs);
      await database?.stop();
    },
    kill: () => pool.kill(),
  };
}

function isRunning(pid: number): boolean {
  return Object.values(cluster.workers ?? {}).some((worker) => worker?.process.pid === pid);
}
