import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createBoundedServer, createPressure } from '@shop/platform-node';
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
const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

try {
  const config = readConfig(process.env);
  const overrides = readOverrides(config);
  const server = createBoundedServer((request, response) => {
    if (!vite.serveModule(request, response)) void answerPage(request, response);
  });
  const vite = await createViteStorefront(storefront, server, overrides);
  const { knownQuery, normalisePath, storeViews } = vite.build;
  const views = storeViews(overrides, config.multistore);
  const addresses = { knownQuery: new Set(knownQuery), normalisePath };
  const pressure = createPressure();
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
    pressure,
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
    pressure.stop();
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
