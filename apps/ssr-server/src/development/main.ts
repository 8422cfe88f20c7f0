import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createBoundedServer, type Pressure } from '@shop/platform-node';
import { mergeLayers } from '@shop/shop-config';
import * as v from 'valibot';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { readOverrides } from '../read-overrides.ts';
import { allowanceOf, createRenderAllowance } from '../render-allowance.ts';
import { createRenderQueue, defaultRenderLimits } from '../render-queue.ts';
import { createRoutedAddresses } from '../routed-addresses.ts';
import { createSsrServer } from '../server.ts';
import { createSsrMetrics } from '../ssr-metrics.ts';
import { developmentPolicy } from './development-policy.ts';
import { createUncachedPages } from './uncached-pages.ts';
import { createViteStorefront } from './vite-storefront.ts';

/**
 * The development server: the same pages, headers and calls as in production, rendered from source on each request and
 * updated in the browser on each change. It listens on PORT, without the second listener of the demo: checkout is in the app.
 */
const storefront = resolve(import.meta.dirname, '../../../storefront');
/** How long the calls of a page may take, each and together: the backend may be starting again, or wait at a breakpoint. */
const callBudgetMs = 30_000;
/** Nothing is turned away: compiling keeps the process as busy as too many visitors would. */
const noPressure: Pressure = {
  level: () => 0,
  inFlight: () => 0,
  enter: () => () => undefined,
  stop: () => undefined,
};
const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

try {
  const config = readConfig(process.env);
  const overrides = v.parse(
    v.record(v.string(), v.unknown()),
    mergeLayers([readOverrides(config), { search: { serverTimeoutMs: callBudgetMs } }]),
  );
  const server = createBoundedServer((request, response) => {
    if (!vite.serveModule(request, response)) void answerPage(request, response);
  });
  const vite = await createViteStorefront(storefront, server, overrides);
  const { knownQuery, normalisePath, storeViews } = vite.build;
  const views = storeViews(overrides, config.multistore);
  const addresses = { knownQuery: new Set(knownQuery), normalisePath };
  const app = createSsrServer({
    render: vite.render,
    settings: {
      multistore: config.multistore,
      pseudoLanguage: config.pseudoLanguage,
      externalCheckout: config.shopHostUrl !== undefined,
      shopHost: config.shopHostUrl ?? '',
      publicUrl: config.publicUrl,
      laterScripts: config.laterScripts,
      build: config.build,
    },
    views,
    addresses,
    policyOf: (html) => developmentPolicy(contentSecurityPolicy(html, config.laterOrigins)),
    apiUrl: config.apiUrl,
    clientDir: `${storefront}/public`,
    cache: createUncachedPages(),
    routed: createRoutedAddresses(
      addresses,
      views.map(({ storeCode }) => storeCode),
    ),
    smallest: { sent: () => undefined },
    renders: createRenderQueue(defaultRenderLimits),
    allowance: createRenderAllowance(allowanceOf(config), Date.now),
    trustedProxies: config.trustedProxies,
    pressure: noPressure,
    callBudgetMs,
    metrics: createSsrMetrics(),
    invalidate: () => Promise.resolve(),
    invalidateKey: config.invalidateKey,
    now: Date.now,
    isHidden: false,
    mode: config.mode,
    doubtfulSettings: [],
    isDraining: () => false,
    newRequestId: randomUUID,
    logError: (event, error) => void process.stderr.write(`${event} ${stackOf(error)}\n`),
  });
  const answerPage = getRequestListener(app.fetch, { hostname: config.host });
  server.listen(config.port, config.host);
  await once(server, 'listening');

  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  process.once('disconnect', () => void stop());
  // The backend has started again, maybe with other code.
  process.on('message', () => vite.refetchPages());
  process.send?.({ event: 'ready', port: config.port });
} catch (error) {
  process.stderr.write(`${stackOf(error)}\n`);
  process.exit(1);
}
