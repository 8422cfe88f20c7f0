import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  createBoundedServer,
  createJsonLog,
  createPressure,
  createServerDrain,
  systemClock,
  type ServerDrain,
} from '@shop/platform-node';
import { createRedisMemory } from '@shop/platform-node/redis';
import { readConfig } from './config.ts';
import { createPageCache, defaultLimits, type PageCache } from './page-cache.ts';
import { metricsApp } from './metrics-app.ts';
import { createRenderAllowance, defaultAllowance } from './render-allowance.ts';
import { createRenderQueue, defaultRenderLimits } from './render-queue.ts';
import { assertProduction, doubtfulSettings } from './production-settings.ts';
import { readOverrides } from './read-overrides.ts';
import type { StorefrontBuild } from './renderer.ts';
import { createRoutedAddresses } from './routed-addresses.ts';
import { createSsrListener } from './server.ts';
import { createSmallestPages } from './smallest-pages.ts';
import { createSharedPages } from './shared-pages.ts';
import { levels } from './shed-load.ts';
import { createSsrMetrics } from './ssr-metrics.ts';
import { watchStaleTags } from './stale-tag-watch.ts';

const log = createJsonLog();
const logError = (event: string, cause: unknown, fields: Record<string, unknown> = {}) =>
  log.error(event, { cause, ...fields });

/** A setting that cannot be used stops the start with one line. */
function orExit<T>(read: () => T, name = ''): T {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${name}${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const config = orExit(() => readConfig(process.env));
const dist = resolve(config.storefrontDist ?? join(import.meta.dirname, '../../storefront/dist'));
const rendererFile = join(dist, 'server/renderer.js');
if (!existsSync(rendererFile)) {
  process.stderr.write(`There is no storefront build in ${dist}: run "pnpm build" first\n`);
  process.exit(1);
}
const clientManifest: unknown = JSON.parse(
  await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
);
const storefront = (await import(pathToFileURL(rendererFile).href)) as StorefrontBuild;
const overrides = orExit(() => readOverrides(config), 'SHOP_CONFIG ');
const render = orExit(() => storefront.createRenderer(clientManifest, overrides), 'SHOP_CONFIG ');
const views = orExit(() => storefront.storeViews(overrides, config.multistore), 'SHOP_CONFIG ');
orExit(() => assertProduction(config, overrides));
const doubtful = doubtfulSettings(config);
for (const [setting, advice] of doubtful) log.warn('setting', { setting, advice });
const addresses = {
  knownQuery: new Set(storefront.knownQuery),
  normalisePath: storefront.normalisePath,
};

/** What pages are made of: pages of another build are never shared. */
const pageBuild = `${config.build}-${createHash('sha256')
  .update(JSON.stringify([clientManifest, overrides]))
  .digest('hex')
  .slice(0, 12)}`;
const memory =
  config.redisUrl === undefined
    ? undefined
    : createRedisMemory(config.redisUrl, {
        clock: systemClock,
        log: createJsonLog(),
        prefix: 'shop',
      });

/** Milliseconds accepted requests have to finish. */
const drainMs = 10_000;

let draining = false;
const pressure = createPressure();
const renders = createRenderQueue(defaultRenderLimits);
const allowance = createRenderAllowance(
  {
    perSecond: defaultAllowance.perSecond * config.rateLimitScale,
    atOnce: defaultAllowance.atOnce * config.rateLimitScale,
  },
  Date.now,
);
const metrics = createSsrMetrics();
const caches: PageCache[] = [];
const servers: ServerDrain[] = [];

function listen(port: number, externalCheckout: boolean, isHidden: boolean): Promise<void> {
  const space = externalCheckout ? 'shop' : 'host';
  const cache = createPageCache(defaultLimits, {
    now: Date.now,
    wait: systemClock.wait,
    mayRevalidate: () => pressure.level() < levels.revalidation,
    shared:
      memory &&
      createSharedPages(memory, space, pageBuild, {
        canonicalMs: defaultLimits.staleIfErrorMs,
        variantMs: defaultLimits.staleMs,
      }),
  });
  caches.push(cache);
  const parts = {
    render,
    settings: {
      multistore: config.multistore,
      pseudoLanguage: config.pseudoLanguage,
      externalCheckout,
      shopHost: config.shopHostUrl ?? `:${config.shopHostPort}`,
      publicUrl: config.publicUrl,
      laterScripts: config.laterScripts,
      build: config.build,
    },
    views,
    laterOrigins: config.laterOrigins,
    addresses,
    apiUrl: config.apiUrl,
    clientDir: join(dist, 'client'),
    cache,
    routed: createRoutedAddresses(
      addresses,
      views.map(({ storeCode }) => storeCode),
    ),
    smallest: createSmallestPages({ cache, pressure, wait: systemClock.wait, logError }),
    renders,
    allowance,
    trustedProxies: config.trustedProxies,
    pressure,
    metrics,
    invalidateKey: config.invalidateKey,
    now: Date.now,
    isHidden,
    mode: config.mode,
    doubtfulSettings: [...doubtful.keys()],
    isDraining: () => draining,
    maintenanceS: config.maintenanceS,
    newRequestId: () => randomUUID(),
    logError,
  };
  return open(createSsrListener(parts, config.host), port, config.host);
}

/** What is counted, on a listener of its own: it is nobody's business outside. */
function listenForMetrics(port: number): Promise<void> {
  metrics.gauge('pressure_level', pressure.level);
  metrics.gauge('http_requests_in_flight', pressure.inFlight);
  metrics.gauge('renders_running', () => renders.figures().running);
  metrics.gauge('renders_waiting', () => renders.figures().waiting);
  const sum = (of: 'pages' | 'bytes') =>
    caches.reduce((total, cache) => total + cache.figures()[of], 0);
  metrics.gauge('cached_pages', () => sum('pages'));
  metrics.gauge('cached_bytes', () => sum('bytes'));
  return open(getRequestListener(metricsApp(metrics).fetch), port, config.metricsHost);
}

function open(answer: RequestListener, port: number, hostname: string): Promise<void> {
  return new Promise((listening, refuse) => {
    const server = createBoundedServer(answer);
    server.listen(port, hostname, () => listening());
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken: stop what uses it, or set PORT`
          : error.message;
      refuse(new Error(cause));
    });
    servers.push(createServerDrain(server));
  });
}

async function stop(exitCode: number): Promise<void> {
  if (draining) process.exit(exitCode);
  draining = true;
  await systemClock.wait(config.drainNoticeMs);
  stopWatching();
  await Promise.all(servers.map((server) => server.drain(drainMs)));
  await memory?.close();
  pressure.stop();
  process.exit(exitCode);
}

if (config.apiInternalUrl === undefined) {
  log.warn('no-stale-tags', { mend: 'set API_INTERNAL_URL: changes show after a minute' });
}
const stopWatching = watchStaleTags({
  internalUrl: config.apiInternalUrl,
  invalidate: async (tags) => {
    await Promise.all(caches.map((cache) => cache.invalidate(tags)));
  },
  wait: systemClock.wait,
  logError,
});

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
process.on('disconnect', () => void stop(0));

try {
  const hasShopHost = config.shopHostPort !== 0;
  if (config.metricsPort !== undefined) await listenForMetrics(config.metricsPort);
  await listen(config.port, hasShopHost || config.shopHostUrl !== undefined, false);
  if (hasShopHost) await listen(config.shopHostPort, false, true);
  log.info('listening', {
    port: config.port,
    ...(hasShopHost && { shopHostPort: config.shopHostPort }),
  });
  process.send?.({ event: 'ready', port: config.port });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
