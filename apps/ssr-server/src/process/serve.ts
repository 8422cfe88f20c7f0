import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '@shop/kernel';
import {
  createPressure,
  systemClock,
  type Metrics,
  type Pressure,
  type ServerDrain,
  createTrustedProxies,
} from '@shop/platform-node';
import {
  createWorkerMemory,
  metricsCall,
  type LinkCalls,
  type WorkerSeat,
} from '@shop/platform-node/cluster';
import { createRedisMemory } from '@shop/platform-node/redis';
import { withStorePrefix } from '@shop/url-resolver';
import { createRoutedAddresses } from '../http/routed-addresses.ts';
import type { SsrServerParts } from '../http/server-parts.ts';
import { createShopFiles } from '../http/shop-files.ts';
import { createSsrListener } from '../http/server.ts';
import { createSsrMetrics } from '../http/ssr-metrics.ts';
import { createCommonData } from '../pages/common-data.ts';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';
import { defaultCallBudgetMs, pageRequest } from '../pages/make-page.ts';
import { createNameIndexes, type NameIndexes } from '../pages/name-indexes.ts';
import { thirdParties } from '../settings/third-parties.ts';
import { createPageCache, defaultLimits, type PageCache } from '../pages/page-cache.ts';
import { createSharedPages } from '../pages/shared-pages.ts';
import { createSmallestPages } from '../pages/smallest-pages.ts';
import { OverloadedError } from '../render/overloaded-error.ts';
import { pressureLevels } from '../render/pressure-levels.ts';
import { allowanceOf, createRenderAllowance } from '../render/render-allowance.ts';
import {
  createRenderQueue,
  defaultRenderLimits,
  type RenderQueue,
} from '../render/render-queue.ts';
import type { SsrConfig } from '../settings/config.ts';
import { assertProduction, doubtfulSettings } from '../settings/production-settings.ts';
import { loadStorefront, type LoadedStorefront } from './load-storefront.ts';
import { metricsApp } from './metrics-app.ts';
import { openListener } from './open-listener.ts';
import { drainMs, type RunningServer } from './running-server.ts';
import { sharedAllowance } from './shared-allowance.ts';
import { watchStaleTags } from './stale-tag-watch.ts';
import { warmUp } from './warm-up.ts';
import { invalidateCall } from './worker-calls.ts';

/** Time limit of the API calls for a name index, in milliseconds: no page waits for them. */
const nameIndexBudgetMs = 20_000;

/** Store of pages that several processes share. */
type SharedMemory = ReturnType<typeof createRedisMemory> | ReturnType<typeof createWorkerMemory>;

/**
 * Opens the listeners of the shop in this process. `takeSeat` makes this process one of several workers, which share
 * pages and metrics. Errors: throws one line with the reason if it cannot start.
 */
export async function serve(
  config: SsrConfig,
  log: Log,
  takeSeat: (calls: LinkCalls) => WorkerSeat | undefined,
): Promise<RunningServer> {
  const logError = (event: string, cause: unknown, fields: Record<string, unknown> = {}) =>
    log.error(event, { cause, ...fields });
  const storefront = await loadStorefront(config);
  assertProduction(config, storefront.shop);
  const doubtful = doubtfulSettings(config);
  for (const [setting, advice] of doubtful) log.warn('setting', { setting, advice });

  const shopParts = storefrontParts(config, storefront);
  // Starts measuring the load afterwards: the compilation of the code is not an overload.
  await warmUp(storefront, pageParts(shopParts));

  let draining = false;
  const pressure = createPressure();
  const renders = createRenderQueue(defaultRenderLimits);
  const metrics = createSsrMetrics();
  const caches: PageCache[] = [];
  const servers: ServerDrain[] = [];
  const invalidateHere = async (tags: readonly string[]) => {
    // Invalidates stored responses before pages: a later render must use new data.
    storefront.render.invalidate(tags);
    nameIndexes.invalidate(tags);
    await Promise.all(caches.map((cache) => cache.invalidate(tags)));
  };
  const seat = takeSeat({
    [metricsCall]: () => metrics.text(),
    [invalidateCall]: (tags) => invalidateHere(tags as readonly string[]),
  });
  const memory = createSharedMemory(config, log, seat);
  const nameIndexes = nameIndexesOf(storefront, shopParts, { pressure, logError });
  const processParts = {
    ...shopParts,
    nameIndexes,
    commonData: createCommonData(memory, storefront.pageBuild),
    renders,
    allowance: sharedAllowance(createRenderAllowance(allowanceOf(config), Date.now), seat),
    pressure,
    metrics,
    invalidate: (tags: readonly string[]) =>
      seat === undefined ? invalidateHere(tags) : inAllWorkers(seat, tags),
    doubtfulSettings: [...doubtful.keys()],
    isDraining: () => draining,
    logError,
  };

  async function listen(port: number, externalCheckout: boolean, isHidden: boolean): Promise<void> {
    const space = externalCheckout ? 'shop' : 'host';
    const cache = createCache(space, storefront.pageBuild, memory, { pressure, logError });
    caches.push(cache);
    const parts: SsrServerParts = {
      ...processParts,
      settings: { ...processParts.settings, externalCheckout },
      cache,
      routed: routedAddresses(storefront),
      smallest: createSmallestPages({ cache, pressure, wait: systemClock.wait, logError }),
      isHidden,
    };
    servers.push(
      await openListener(createSsrListener(parts, config.host), port, config.host, seat),
    );
  }

  addGauges(metrics, pressure, renders, caches);
  if (config.apiInternalUrl === undefined) {
    log.warn('no-stale-tags', { fix: 'set API_INTERNAL_URL: changes show after a minute' });
  }
  const stopWatching = watchStaleTags({
    internalUrl: config.apiInternalUrl,
    invalidate: invalidateHere,
    confirm: () => storefront.render.invalidate([]),
    wait: systemClock.wait,
    logError,
  });

  const hasShopHost = config.shopHostPort !== 0;
  // With several processes the primary serves the metrics of all.
  if (config.metricsPort !== undefined && seat === undefined) {
    servers.push(await openMetrics(metrics, config.metricsPort, config.metricsHost));
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

/**
 * Creates the store of shared pages: in Redis, or in the primary of several processes; `undefined` for a single
 * process.
 */
function createSharedMemory(
  { redisUrl }: Pick<SsrConfig, 'redisUrl'>,
  log: Log,
  seat: WorkerSeat | undefined,
): SharedMemory | undefined {
  return redisUrl === undefined
    ? seat && createWorkerMemory(seat)
    : createRedisMemory(redisUrl, { clock: systemClock, log, prefix: 'shop' });
}

const routedAddresses = ({ addresses, views }: LoadedStorefront) =>
  createRoutedAddresses(
    addresses,
    views.map(({ storeCode }) => storeCode),
  );

/** Returns the dependencies that all listeners of the process share, from the configuration and the build. */
function storefrontParts(config: SsrConfig, storefront: LoadedStorefront) {
  const { render, views, addresses, clientDir, shop, look } = storefront;
  const { scripts, origins } = thirdParties(config, shop);
  return {
    render,
    renderCommonData: render.commonData,
    settings: {
      multistore: shop.stores.multistore,
      pseudoLanguage: config.pseudoLanguage,
      shopHost: config.shopHostUrl ?? `:${config.shopHostPort}`,
      publicUrl: config.publicUrl,
      thirdPartyScripts: scripts,
      build: config.build,
    },
    views,
    addresses,
    files: createShopFiles(
      { shopDir: config.shopDir, clientDir },
      { shop: shop.shop, look },
      views,
    ),
    shopTitle: shop.shop.title,
    policyOf: (html: string) => contentSecurityPolicy(html, origins),
    apiUrl: config.apiUrl,
    trustedProxies: createTrustedProxies(config.trustedProxies, config.trustedProxyRanges),
    callBudgetMs: defaultCallBudgetMs,
    invalidateKey: config.invalidateKey,
    mode: config.mode,
    maintenanceS: config.maintenanceS,
    now: Date.now,
    newRequestId: () => randomUUID(),
  };
}

/** Returns the input of a page that no shopper requested. */
const pageParts = (parts: ReturnType<typeof storefrontParts>) => ({
  ...parts,
  settings: { ...parts.settings, externalCheckout: true },
});

/** Creates the name indexes of the process. */
function nameIndexesOf(
  { render }: Pick<LoadedStorefront, 'render'>,
  parts: ReturnType<typeof storefrontParts>,
  {
    pressure,
    logError,
  }: { readonly pressure: Pressure; readonly logError: (event: string, cause: unknown) => void },
): NameIndexes {
  const request = { ...pageParts(parts), callBudgetMs: nameIndexBudgetMs };
  return createNameIndexes({
    fetchNames: (storeCode) =>
      render.nameIndex(pageRequest(request, withStorePrefix('/', storeCode))),
    now: Date.now,
    mayMake: () => pressure.level() < pressureLevels.revalidation,
    logError,
  });
}

/** Creates the page cache of one listener. */
function createCache(
  space: string,
  pageBuild: string,
  memory: SharedMemory | undefined,
  {
    pressure,
    logError,
  }: { readonly pressure: Pressure; readonly logError: (event: string, cause: unknown) => void },
): PageCache {
  return createPageCache(defaultLimits, {
    now: Date.now,
    wait: systemClock.wait,
    mayRevalidate: () => pressure.level() < pressureLevels.revalidation,
    onHiddenFailure: (cause) => {
      // A render that took too long has been logged.
      if (!(cause instanceof OverloadedError)) logError('page-failed', cause);
    },
    shared:
      memory &&
      createSharedPages(memory, space, pageBuild, {
        canonicalMs: defaultLimits.staleIfErrorMs,
        variantMs: defaultLimits.staleMs,
      }),
  });
}

function openMetrics(metrics: Metrics, port: number, host: string): Promise<ServerDrain> {
  const answer = getRequestListener(metricsApp(() => metrics.text()).fetch);
  return openListener((request, response) => void answer(request, response), port, host);
}

function addGauges(
  metrics: Metrics,
  pressure: Pressure,
  renders: RenderQueue,
  caches: readonly PageCache[],
): void {
  const sum = (of: 'pages' | 'bytes') =>
    caches.reduce((total, cache) => total + cache.figures()[of], 0);
  metrics.gauge('pressure_level', pressure.level);
  metrics.gauge('http_requests_in_flight', pressure.inFlight);
  metrics.gauge('renders_running', () => renders.figures().running);
  metrics.gauge('renders_waiting', () => renders.figures().waiting);
  metrics.gauge('cached_pages', () => sum('pages'));
  metrics.gauge('cached_bytes', () => sum('bytes'));
}

/** Invalidates these pages; resolves when every worker has invalidated them. */
async function inAllWorkers(seat: WorkerSeat, tags: readonly string[]): Promise<void> {
  await seat.ask(invalidateCall, tags);
}
