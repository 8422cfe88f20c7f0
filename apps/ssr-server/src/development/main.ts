import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createBoundedServer, createTrustedProxies, type Pressure } from '@shop/platform-node';
import { defineShopConfig } from '@shop/shop-config';
import { readConfig } from '../settings/config.ts';
import { createCommonData } from '../pages/common-data.ts';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';
import { thirdParties } from '../settings/third-parties.ts';
import { readShopConfig, readShopLook, readShopTexts } from '../settings/read-shop-config.ts';
import { allowanceOf, createRenderAllowance } from '../render/render-allowance.ts';
import { createRenderQueue, defaultRenderLimits } from '../render/render-queue.ts';
import { createRoutedAddresses } from '../http/routed-addresses.ts';
import { createSsrServer } from '../http/server.ts';
import { createShopFiles } from '../http/shop-files.ts';
import { createSsrMetrics } from '../http/ssr-metrics.ts';
import { developmentPolicy } from './development-policy.ts';
import { createUncachedPages } from './uncached-pages.ts';
import { createViteStorefront } from './vite-storefront.ts';

/**
 * The development server: the same pages, headers and calls as in production, rendered from source on each request and
 * updated in the browser on each change. It listens on PORT, without the second listener of the demo: checkout is in the app.
 */
const storefront = resolve(import.meta.dirname, '../../../storefront');
/** Time limit of each API call and of all calls of a page. The backend may be restarting or paused at a breakpoint. */
const callBudgetMs = 30_000;
/** Disables load shedding: compiling loads the process as much as too many visitors would. */
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
  const shop = defineShopConfig(readShopConfig(config), {
    search: { serverTimeoutMs: callBudgetMs },
  });
  const look = readShopLook(config.shopDir);
  const server = createBoundedServer((request, response) => {
    if (!vite.serveModule(request, response)) void answerPage(request, response);
  });
  const vite = await createViteStorefront(
    storefront,
    server,
    shop,
    look.css,
    readShopTexts(config.shopDir),
  );
  const { knownQuery, normalisePath, storeViews } = vite.build;
  const views = storeViews(shop);
  const { scripts, origins } = thirdParties(config, shop);
  const addresses = { knownQuery: new Set(knownQuery(shop)), normalisePath };
  const app = createSsrServer({
    render: vite.render,
    renderCommonData: vite.renderCommonData,
    commonData: createCommonData(undefined, ''),
    settings: {
      multistore: shop.stores.multistore,
      pseudoLanguage: config.pseudoLanguage,
      externalCheckout: config.shopHostUrl !== undefined,
      shopHost: config.shopHostUrl ?? '',
      publicUrl: config.publicUrl,
      thirdPartyScripts: scripts,
      build: config.build,
    },
    views,
    addresses,
    policyOf: (html) => developmentPolicy(contentSecurityPolicy(html, origins)),
    apiUrl: config.apiUrl,
    files: createShopFiles(
      { shopDir: config.shopDir, clientDir: `${storefront}/public` },
      { shop: shop.shop, look },
      views,
    ),
    // Without a service worker no page requests names.
    nameIndexes: { read: () => Promise.resolve(undefined), invalidate: () => undefined },
    shopTitle: shop.shop.title,
    cache: createUncachedPages(),
    routed: createRoutedAddresses(
      addresses,
      views.map(({ storeCode }) => storeCode),
    ),
    smallest: { sent: () => undefined },
    renders: createRenderQueue(defaultRenderLimits),
    allowance: createRenderAllowance(allowanceOf(config), Date.now),
    trustedProxies: createTrustedProxies(config.trustedProxies, config.trustedProxyRanges),
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
  // The backend has restarted, possibly with changed code.
  process.on('message', () => vite.refetchPages());
  process.send?.({ event: 'ready', port: config.port });
} catch (error) {
  process.stderr.write(`${stackOf(error)}\n`);
  process.exit(1);
}
