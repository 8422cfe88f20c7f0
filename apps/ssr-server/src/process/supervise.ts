import { getRequestListener } from '@hono/node-server';
import type { Log } from '@shop/kernel';
import { createMetrics, gaugeProcess, processHelp } from '@shop/platform-node';
import {
  createMemoryHost,
  createMetricsSum,
  metricsCall,
  startWorkers,
} from '@shop/platform-node/cluster';
import type { SsrConfig } from '../settings/config.ts';
import { metricsApp } from './metrics-app.ts';
import { openListener } from './open-listener.ts';
import { allowanceOf, createRenderAllowance } from '../render/render-allowance.ts';
import { drainMs, type RunningServer } from './running-server.ts';
import { allowanceCall, invalidateCall } from './worker-calls.ts';

/** Maximum bytes of pages that the workers share without Redis. */
const sharedPageBytes = 32 * 1024 * 1024;
/** Milliseconds for a worker to end after the time limit of its requests. */
const closeMs = 1_500;

/**
 * Starts `config.workers` processes that listen on the ports of the shop. This process stores their shared state:
 * pages, renders in progress, the allowance of each client, and metrics. Errors: those of `startWorkers`.
 */
export async function supervise(config: SsrConfig, log: Log): Promise<RunningServer> {
  const allowance = createRenderAllowance(allowanceOf(config), Date.now);
  const sum = createMetricsSum(['pressure_level']);
  const pool = await startWorkers({
    workers: config.workers,
    log,
    calls: ({ askAll }) => ({
      ...createMemoryHost({ maxBytes: sharedPageBytes }),
      [allowanceCall]: (client) => allowance.take(String(client)),
      [invalidateCall]: async (tags) => void (await askAll(invalidateCall, tags)),
    }),
    onExit: sum.retire,
  });
  const primaryMetrics = createMetrics({ help: processHelp });
  gaugeProcess(primaryMetrics);
  const texts = async () =>
    sum.text(
      primaryMetrics.text(),
      (await pool.askAll(metricsCall)) as ReadonlyMap<number, string>,
    );
  const answerMetrics = getRequestListener(metricsApp(texts).fetch);
  const metricsListener =
    config.metricsPort === undefined
      ? undefined
      : await openListener(
          (request, response) => void answerMetrics(request, response),
          config.metricsPort,
          config.metricsHost,
        );
  return {
    async stop() {
      await pool.stop(config.drainNoticeMs + drainMs + closeMs);
      await metricsListener?.drain(closeMs);
    },
    kill: pool.kill,
  };
}
