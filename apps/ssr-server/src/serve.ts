import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '@shop/kernel';
import { createPressure, systemClock, type ServerDrain } from '@shop/platform-node';
import {
  createWorkerMemory,
  metricsCall,
  type LinkCalls,
  type WorkerSeat,
} from '@shop/platform-node/cluster';
import { createRedisMemory } from '@shop/platform-node/redis';
import { allowanceCall, invalidateCall } from './worker-calls.ts';
import type { SsrConfig } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { drainMs, type RunningServer } from './running-server.ts';
import { defaultCallBudgetMs } from './make-page.ts';
import { openListener } from './open-listener.ts';
import { createPageCache, defaultLimits, type PageCache } from './page-cache.ts';
import { metricsApp } from './metrics-app.ts';
import { allowanceOf, createRenderAllowance, type RenderAllowance } from './render-allowance.ts';
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

/** Says which setting an error is about. */
function about<T>(setting: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${setting} ${message}`, { cause: error });
  }
}

/**
 * Opens the listeners of the shop in this process. `takeSeat` makes this process one of several, which share what they
 * may and are counted together. Errors: throws with one line that says what keeps it from starting.
 */
export async function serve(
  config: SsrConfig,
  log: Log,
  takeSeat: (calls: LinkCalls) => WorkerSeat | undefined,
): Promise<RunningServer> {
  const logError = (event: string, cause: unknown, fields: Record<string, unknown> = {}) =>
    log.error(event, { cause, ...fields });
  const dist = resolve(config.storefrontDist ?? join(import.meta.dirname, '../../storefront/dist'));
  const rendererFile = join(dist, 'server/renderer.js');
  if (!existsSync(rendererFile)) {
    throw new Error(`There is no storefront build in ${dist}: run "pnpm build" first`);
  }
  const clientManifest: unknown = JSON.parse(
    await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  const storefront = (await import(pathToFileURL(rendererFile).href)) as StorefrontBuild;
  const overrides = about('SHOP_CONFIG', () => readOverrides(config));
  const render = about('SHOP_CONFIG', () => storefront.createRenderer(clientManifest, overrides));
  const views = about('SHOP_CONFIG', () => storefront.storeViews(overrides, config.multistore));
  assertProduction(config, overrides);
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
  let draining = false;
  const pressure = createPressure();
  const renders = createRenderQueue(defaultRenderLimits);
  const metrics = createSsrMetrics();
  const caches: PageCache[] = [];
  const servers: ServerDrain[] = [];
  const invalidateHere = async (tags: readonly string[]) => {
    // First what pages are made of: one that is made from here on is made of what is new.
    render.invalidate(tags);
    await Promise.all(caches.map((cache) => cache.invalidate(tags)));
  };
  const seat = takeSeat({
    [metricsCall]: () => metrics.text(),
    [invalidateCall]: (tags) => invalidateHere(tags as readonly string[]),
  });
  const memory =
    config.redisUrl === undefined
      ? seat && createWorkerMemory(seat)
      : createRedisMemory(config.redisUrl, { clock: systemClock, log, prefix: 'shop' });
  const allowance = sharedAllowance(createRenderAllowance(allowanceOf(config), Date.now), seat);

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
      policyOf: (html: string) => contentSecurityPolicy(html, config.laterOrigins),
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
      callBudgetMs: defaultCallBudgetMs,
      metrics,
      invalidateKey: config.invalidateKey,
      invalidate: (tags: readonly string[]) =>
        seat === undefined ? invalidateHere(tags) : inAllWorkers(seat, tags),
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

  metrics.gauge('pressure_level', pressure.level);
  metrics.gauge('http_requests_in_flight', pressure.inFlight);
  metrics.gauge('renders_running', () => renders.figures().running);
  metrics.gauge('renders_waiting', () => renders.figures().waiting);
  const sum = (of: 'pages' | 'bytes') =>
    caches.reduce((total, cache) => total + cache.figures()[of], 0);
  metrics.gauge('cached_pages', () => sum('pages'));
  metrics.gauge('cached_bytes', () => sum('bytes'));

  async function open(answer: RequestListener, port: number, hostname: string): Promise<void> {
    servers.push(await openListener(answer, port, hostname));
  }

  if (config.apiInternalUrl === undefined) {
    log.warn('no-stale-tags', { mend: 'set API_INTERNAL_URL: changes show after a minute' });
  }
  const stopWatching = watchStaleTags({
    internalUrl: config.apiInternalUrl,
    invalidate: invalidateHere,
    confirm: () => render.invalidate([]),
    wait: systemClock.wait,
    logError,
  });

  const hasShopHost = config.shopHostPort !== 0;
  // With several processes the primary serves the metrics of all.
  if (config.metricsPort !== undefined && seat === undefined) {
    await open(
      getRequestListener(metricsApp(() => metrics.text()).fetch),
      config.metricsPort,
      config.metricsHost,
    );
  }
  await listen(config.port, hasShopHost || config.shopHostUrl !== undefined, false);
  if (hasShopHost) await listen(config.shopHostPort, false, true);
  await seat?.ready();

  return {
    async stop() {
      draining = true;
      await systemClock.wait(config.drainNoticeMs);
      stopWatching();
      await Promise.all(servers.map((server) => server.drain(drainMs)));
      await memory?.close();
      pressure.stop();
    },
  };
}

/** Every worker has these pages made anew before this resolves. */
async function inAllWorkers(seat: WorkerSeat, tags: readonly string[]): Promise<void> {
  await seat.ask(invalidateCall, tags);
}

/** One allowance for all workers, which the primary keeps; of this process alone where it does not answer. */
function sharedAllowance(
  localAllowance: RenderAllowance,
  seat: WorkerSeat | undefined,
): RenderAllowance {
  if (seat === undefined) return localAllowance;
  return {
    take: (client) =>
      seat.ask(allowanceCall, client).then(Boolean, () => localAllowance.take(client)),
  };
}
