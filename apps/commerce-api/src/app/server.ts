import { getRequestListener } from '@hono/node-server';
import type { Log } from '@shop/kernel';
import {
  createBoundedServer,
  createFileCache,
  createJsonLog,
  createLineWriter,
  createPressure,
  createServerDrain,
  type Pressure,
  type ServerDrain,
  systemClock,
} from '@shop/platform-node';
import { storeView, type ShopConfig } from '@shop/shop-config';
import { createWorkerMemory, listenOn, type WorkerSeat } from '@shop/platform-node/cluster';
import type { SharedMemory } from '@shop/platform-node/redis';
import { apiRoutes } from './routes.ts';
import { startWorker } from './worker.ts';
import { type ApiConfig, assertProduction, logDoubtfulSettings } from '@shop/api-settings';
import { createCrashSwitch } from '../platform/crash-point.ts';
import { assertReachable } from '../db/assert-reachable.ts';
import { isUnreachable, startLocalPostgres, type LocalPostgres } from '@shop/local-postgres';
import { connect, type Connections } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { ApiContext } from '../modules/context.ts';
import { createApi } from '../http/create-api.ts';
import { healthRoutes, type Readiness } from './health-routes.ts';
import { createFaultInjection } from '../modules/operations/fault-injection/index.ts';
import { createApiMetrics } from './api-metrics.ts';
import { metricsRoutes, metricsRoutesOf } from './metrics-routes.ts';
import { createPaymentProviders } from '../modules/payment/index.ts';
import { readContentDocuments } from '../modules/content/index.ts';
import { assertShopFiles } from '../modules/operations/shop-folder/index.ts';
import { customerIdFinder } from '../modules/session/index.ts';
import { createProcessLimits, poolSizeOf } from '../http/limits/process-limits.ts';
import { reportProgress } from '../platform/progress.ts';
import { createMemorySearch } from '@shop/search';
import type { SearchWriter } from '@shop/search/writer';
import {
  createCatalog,
  createSearchRules,
  searchSettings,
  type Catalog,
  type CatalogOptions,
  type SearchRules,
} from '../catalog/index.ts';
import { openSearchWriter } from './open-search-writer.ts';
import { openSnapshots } from './open-snapshots.ts';
import { noteStart } from '../documents/import/first-start.ts';
import { loadDemoShop } from './load-demo-shop.ts';
import { readShopConfig, readShopTexts } from '../platform/read-shop-config.ts';
import { createStoreViews, fetchByView, type StoreViews } from './store-views.ts';
import { createPointLists, untranslated } from '@shop/content-files';
import { operatorRoutes } from '../modules/operations/operator-api/index.ts';
import { invalidationRoutes } from '../modules/operations/cache-invalidation/index.ts';
import { primaryCalls } from './primary-calls.ts';

/** Milliseconds in which accepted requests must finish. */
const drainMs = 10_000;
/** Milliseconds between two checks for changed search rules. */
const rulesEveryMs = 1_000;
/** Milliseconds that the first start waits for the products in a shared search engine. */
const fillMs = 60_000;

export interface ApiServer {
  readonly url: string;
  /** URL of the internal listener: `/stale-tags`, `/metrics` and `/faults`. */
  readonly internalUrl: string;
  /** URL of the listener of the operator; absent without `OPERATOR_PORT`. */
  readonly operatorUrl: string | undefined;
  readonly log: Log;
  /** Metrics of this process, for Prometheus. */
  metrics(): string;
  /** Not ready → notice → no new requests → finish → pools → own PostgreSQL. */
  stop(): Promise<void>;
}

/** Starts the whole backend: configuration, database, migrations, demo shop, listener. `worker`: one of several. */
export async function startServer(
  config: ApiConfig,
  worker?: Pick<WorkerSeat, 'ask' | 'listen' | 'ready'>,
): Promise<ApiServer> {
  const shop = readShopConfig(config);
  assertProduction(config, shop);
  assertShopFiles(config);
  readShopTexts(config.shopDir);
  return serveShop(withSender(config, shop), shop, worker);
}

async function serveShop(
  config: ApiConfig,
  shop: ShopConfig,
  worker: Pick<WorkerSeat, 'ask' | 'listen' | 'ready'> | undefined,
): Promise<ApiServer> {
  const log = createJsonLog({ ...createLineWriter(), stacks: true });
  const doubtfulNames = logDoubtfulSettings(config, log);
  const { databaseUrl, readUrl, cluster } = await openDatabase(config, log, worker);
  try {
    reportProgress({ phase: 'migrate', state: 'starting' });
    await migrate(databaseUrl);
    reportProgress({ phase: 'migrate', state: 'ready' });
    const connections = connect(databaseUrl, readUrl, { max: poolSizeOf(config.workers) });
    const readiness: Readiness = { ready: true, settings: doubtfulNames };
    if (config.mode === 'demo') await loadDemoShop(databaseUrl, config.contentDir, log);
    await noteStart(connections.load.primary);
    const searchRules = createSearchRules(config.contentDir, log);
    const searchWriter = await openSearchWriter(config, shop, searchRules, databaseUrl, log);
    const { catalog, catalogOptions } = await loadCatalog(
      config,
      shop,
      { ...connections, searchWriter, searchRules },
      log,
    );
    const memory = await sharedMemory(config, log, worker);
    const crash = config.faultSwitches ? createCrashSwitch() : undefined;
    let views: StoreViews | undefined;
    const deps: ApiContext = {
      ...connections,
      bulkSql: connections.load.primary,
      clock: systemClock,
      log,
      config,
      shop,
      view: storeView(shop),
      inView: (code) => views?.contexts.get(code),
      translate: untranslated,
      catalog,
      findCustomerId: customerIdFinder({ sql: connections.sql, clock: systemClock }),
      files: createFileCache(),
      pointLists: createPointLists(config.contentDir, log),
      metrics: createApiMetrics(),
      payments: await createPaymentProviders(config, { ...connections, clock: systemClock }),
      crashPoint: crash?.pass,
      limits: createProcessLimits(systemClock, config, (name) => memory && { memory, name }),
    };
    const pressure = createPressure();
    addGauges(deps, pressure);
    const faults = crash && createFaultInjection(crash);
    const app = createPublicApi(deps, faults, readiness, pressure);
    const internal = createInternalApi(deps, faults, worker);
    const storeViews = await createStoreViews(deps, catalogOptions);
    views = storeViews;
    searchWriter?.start();
    await searchWriter?.filled(fillMs);
    const apps = createViewApis(storeViews, pressure);
    const listeners = await openListeners(
      config,
      {
        shop: fetchByView(app, apps),
        internal: internal.fetch,
        operator: createOperatorApi(deps).fetch,
      },
      worker,
    );
    const background = (await runsBackground(worker))
      ? startWorker(deps, storeViews.contexts, searchRules)
      : undefined;
    const rulesTimer = setInterval(searchRules.refresh, rulesEveryMs).unref();
    return {
      url: listeners.shop.url,
      internalUrl: listeners.internal.url,
      operatorUrl: listeners.operator?.url,
      log,
      metrics: deps.metrics.text,
      async stop() {
        reportProgress({ phase: 'stopping' });
        readiness.ready = false;
        clearInterval(rulesTimer);
        await systemClock.wait(config.drainNoticeMs);
        const { shop: ofShop, internal: ofInternal, operator } = listeners;
        await Promise.all(
          [ofShop, ofInternal, operator].map((listener) => listener?.drain.drain(drainMs)),
        );
        await background?.stop();
        pressure.stop();
        await searchWriter?.stop();
        await storeViews.close();
        await catalog.close();
        await memory?.close();
        await connections.close();
        await cluster?.stop();
      },
    };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}

function addGauges({ metrics, catalog }: ApiContext, pressure: Pressure): void {
  metrics.gauge('pressure_level', pressure.level);
  metrics.gauge('http_requests_in_flight', pressure.inFlight);
  metrics.gauge('catalogue_products', catalog.productCount);
}

/** The API of the default store view, with the calls of the operator if the settings put them on the public listener. */
function createPublicApi(
  deps: ApiContext,
  faults: ReturnType<typeof createFaultInjection> | undefined,
  readiness: Readiness,
  pressure: Pressure,
): ReturnType<typeof createApi> {
  const routes = [
    ...(faults ? [faults.middleware] : []),
    healthRoutes(readiness),
    ...apiRoutes,
    ...(deps.config.operator.isOnPublic ? [operatorRoutes] : []),
  ];
  return createApi(deps, routes, pressure);
}

/** The APIs of the other store views, by their codes. */
function createViewApis({ contexts }: StoreViews, pressure: Pressure) {
  return new Map(
    [...contexts].map(([code, context]) => [code, createApi(context, apiRoutes, pressure)]),
  );
}

/** Returns true for a single process, and for the one of several that the primary has chosen. */
async function runsBackground(worker: Pick<WorkerSeat, 'ask'> | undefined): Promise<boolean> {
  return worker === undefined || (await worker.ask(primaryCalls.background, process.pid)) === true;
}

/** Sets the sender of emails to the seller unless `MAIL_FROM` sets it; production sets it. */
function withSender(config: ApiConfig, { shop, seller }: ShopConfig): ApiConfig {
  if (config.given.has('MAIL_FROM') || seller === null) return config;
  return { ...config, mailFrom: `${shop.title.replaceAll(/[<>]/g, '')} <${seller.email}>` };
}

/** Finds the database: an external one, the own PostgreSQL, or that of the primary process. */
async function openDatabase(
  config: ApiConfig,
  log: Log,
  worker: Pick<WorkerSeat, 'ask'> | undefined,
): Promise<{
  readonly databaseUrl: string;
  readonly readUrl: string | undefined;
  readonly cluster: LocalPostgres | undefined;
}> {
  reportProgress({ phase: 'database', state: 'starting' });
  const cluster =
    config.databaseUrl === undefined && worker === undefined
      ? await startLocalPostgres(config.dataDir, { role: 'owner', log })
      : undefined;
  const databaseUrl =
    config.databaseUrl ?? cluster?.url ?? String(await worker?.ask(primaryCalls.databaseUrl));
  if (config.databaseUrl !== undefined) await assertReachable(config.databaseUrl, 'DATABASE_URL');
  const readUrl = await findReplica(config.databaseReadUrl, log);
  reportProgress({ phase: 'database', state: 'ready' });
  return { databaseUrl, readUrl, cluster };
}

/** Returns the URL of the replica. Returns undefined while it cannot be reached: the process then reads from the primary. */
async function findReplica(url: string | undefined, log: Log): Promise<string | undefined> {
  if (url === undefined) return undefined;
  try {
    await assertReachable(url, 'DATABASE_READ_URL');
    return url;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const advice =
      'The catalog is read from the primary. Restart this API once the replica is back.';
    log.warn('replica-unreachable', { advice });
    return undefined;
  }
}

/** Loads the catalog of the default store view. */
async function loadCatalog(
  config: ApiConfig,
  shop: ShopConfig,
  connections: Connections & {
    readonly searchWriter: SearchWriter | undefined;
    readonly searchRules: SearchRules;
  },
  log: Log,
): Promise<{ readonly catalog: Catalog; readonly catalogOptions: CatalogOptions }> {
  reportProgress({ phase: 'index', state: 'building' });
  const catalogOptions = {
    ...connections,
    clock: systemClock,
    log,
    shop,
    ...(await openSearch(config, shop, connections, log)),
    contentDocuments: readContentDocuments(config.contentDir, shop, log),
    listen: true,
  };
  const catalog = await createCatalog(catalogOptions);
  const products = catalog.productCount();
  reportProgress({ phase: 'index', state: 'ready', products });
  if (products === 0) {
    log.warn('empty-shop', {
      advice: 'Nothing is on sale: load a catalog, pnpm shop import FILE.',
    });
  }
  return { catalog, catalogOptions };
}

/** Opens the engine: the shared one, or one in this process, which restores its products from the data folder. */
async function openSearch(
  config: ApiConfig,
  shop: ShopConfig,
  {
    searchWriter,
    searchRules,
    load,
  }: Pick<CatalogOptions, 'load' | 'searchRules'> & {
    readonly searchWriter: SearchWriter | undefined;
  },
  log: Log,
): Promise<Pick<CatalogOptions, 'search' | 'snapshots'>> {
  const files = await openSnapshots(config, shop, load.primary, log);
  if (searchWriter !== undefined)
    return { search: searchWriter.search, snapshots: files && { files } };
  const engine = createMemorySearch(searchSettings(shop, searchRules));
  return { search: engine, snapshots: files && { files, engine } };
}

/** Creates the API of the internal listener. */
function createInternalApi(
  deps: ApiContext,
  faults: ReturnType<typeof createFaultInjection> | undefined,
  worker: Pick<WorkerSeat, 'ask'> | undefined,
) {
  // Called several times a second: a log of these calls would hide all others.
  return createApi({ ...deps, log: { ...deps.log, info: () => undefined } }, [
    ...(faults ? [faults.switches] : []),
    invalidationRoutes,
    worker === undefined
      ? metricsRoutes
      : metricsRoutesOf(async () => String(await worker.ask(primaryCalls.allMetrics))),
  ]);
}

/** Creates the API of the operator's listener. It has no proxy: the client's address is that of its socket. */
function createOperatorApi(deps: ApiContext) {
  const config = { ...deps.config, trustedProxies: 0 };
  return createApi({ ...deps, config }, [operatorRoutes]);
}

/** Creates the counters that several processes share: in Redis, or in the primary of this process. */
async function sharedMemory(
  { redisUrl }: Pick<ApiConfig, 'redisUrl'>,
  log: Log,
  worker: Pick<WorkerSeat, 'ask'> | undefined,
): Promise<SharedMemory | undefined> {
  if (redisUrl === undefined) return worker && createWorkerMemory(worker);
  // One or two megabytes of code that most shops do not need.
  const { createRedisMemory } = await import('@shop/platform-node/redis');
  return createRedisMemory(redisUrl, { clock: systemClock, log, prefix: 'shop' });
}

interface Listener {
  readonly drain: ServerDrain;
  readonly url: string;
}

type FetchRequest = (request: Request, env: unknown) => Response | Promise<Response>;

/** Opens the public, the internal and the operator's listener, and reports that the process accepts requests. */
async function openListeners(
  config: Pick<ApiConfig, 'host' | 'port' | 'internalHost' | 'internalPort' | 'operator'>,
  fetch: Readonly<Record<'shop' | 'internal' | 'operator', FetchRequest>>,
  worker: Pick<WorkerSeat, 'listen' | 'ready'> | undefined,
): Promise<{
  readonly shop: Listener;
  readonly internal: Listener;
  readonly operator: Listener | undefined;
}> {
  const { host, port, internalHost, internalPort, operator: operatorConfig } = config;
  const shop = await listen(fetch.shop, host, port, 'API_PORT', worker);
  const internal = await listen(
    fetch.internal,
    internalHost,
    internalPort,
    'API_INTERNAL_PORT',
    worker,
  );
  const operator =
    operatorConfig.port === undefined
      ? undefined
      : await listen(
          fetch.operator,
          operatorConfig.host,
          operatorConfig.port,
          'OPERATOR_PORT',
          worker,
        );
  const operatorUrl = operator === undefined ? {} : { operatorUrl: operator.url };
  reportProgress({
    phase: 'listening',
    url: shop.url,
    internalUrl: internal.url,
    ...operatorUrl,
  });
  await worker?.ready();
  return { shop, internal, operator };
}

async function listen(
  fetch: FetchRequest,
  hostname: string,
  port: number,
  setting: 'API_PORT' | 'API_INTERNAL_PORT' | 'OPERATOR_PORT',
  worker: Pick<WorkerSeat, 'listen'> | undefined,
): Promise<Listener> {
  const answer = getRequestListener(fetch, { hostname });
  const server = createBoundedServer((request, response) => void answer(request, response));
  const drain = createServerDrain(server);
  try {
    const actualPort = await listenOn(server, port, hostname, worker);
    return { drain, url: `http://${hostname}:${actualPort}` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `${setting} ${port} is in use on ${hostname}: stop what listens there or choose another.`,
      { cause: error },
    );
  }
}
