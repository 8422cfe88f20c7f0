import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock, silentLog, type FakeClock } from '@shop/testing';
import { defineShopConfig, storeView, type ShopConfigOverrides } from '@shop/shop-config';
import { demoConfig } from './demo-config.ts';
import type { Hono } from 'hono';
import type { Sql } from 'postgres';
import { apiRoutes as allAreas } from '../app/routes.ts';
import { type ApiConfig, readConfig } from '@shop/api-settings';
import { connect } from '../db/connect.ts';
import { createPaymentProviders } from '../modules/payment/index.ts';
import { readContentDocuments } from '../modules/content/content-documents.ts';
import type { ApiContext, Routes } from '../modules/context.ts';
import { customerIdFinder } from '../modules/session/session-http.ts';
import type { ApiEnv } from '../http/request/api-env.ts';
import { healthRoutes } from '../app/health-routes.ts';
import { createApi } from '../http/create-api.ts';
import { createMemorySearch, type SearchEngine, type ViewSettings } from '@shop/search';
import { createSearchRules } from '../catalog/search/search-rules.ts';
import { searchSettings } from '../catalog/search/search-settings.ts';
import { createCatalog } from '../catalog/create-catalog.ts';
import { storeDocuments } from '../documents/import/import-documents.ts';
import { checkDocument, type ImportDocument } from '@shop/catalog-documents';
import { createFileCache } from '@shop/platform-node';
import { createApiMetrics } from '../app/api-metrics.ts';
import { createProcessLimits } from '../http/limits/process-limits.ts';
import { createStoreViews, fetchByView, type StoreViews } from '../app/store-views.ts';
import { createPointLists, untranslated } from '@shop/content-files';
import { createTestDatabase, type TestDatabase } from './test-postgres.ts';

/** Numbers of documents by their outcome. */
type ImportCounts = Readonly<Record<'added' | 'changed' | 'unchanged', number>>;

export interface TestApi {
  readonly app: Hono<ApiEnv>;
  readonly context: ApiContext;
  /** The store views besides the default one, by code. */
  readonly views: ReadonlyMap<string, ApiContext>;
  readonly clock: FakeClock;
  /** URL of its database. */
  readonly url: string;
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  /** Imports more documents and refreshes the catalog. */
  load(documents: readonly ImportDocument[]): Promise<ImportCounts>;
  /** Drops the database and the data folder. */
  close(): Promise<void>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects to be there
  readonly body: any;
}

export interface TestApiOptions {
  /** The areas to mount; default: all. */
  readonly routes?: readonly Routes[];
  readonly config?: Partial<ApiConfig>;
  readonly shop?: ShopConfigOverrides;
  /** Catalog documents to begin with, in the form of import files. */
  readonly documents?: readonly ImportDocument[];
  /** Creates the search engine; default: the one in memory. */
  readonly search?: ((settingsOf: (view: string) => ViewSettings) => SearchEngine) | undefined;
  /** A migrated database to use; without it, one on the server of the test run. */
  readonly database?: TestDatabase;
}

/** Creates the app on its own empty, migrated database; its clock is set to 2026-03-05 12:00 UTC. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'commerce-api-data-'));
  // Tests send hundreds of requests at once; a busy machine must not refuse them.
  const connections = connect(database.url, undefined, { waitMs: 60_000 });
  const clock = createFakeClock();
  const config = {
    ...readConfig(
      {
        DATA_DIR: dataDir,
        SHOP_MODE: 'demo',
        MAIL_FROM: 'Zugoly <rendeles@zugoly.example>',
      },
      process.cwd(),
    ),
    ...options.config,
  };
  const shop = defineShopConfig(demoConfig, options.shop ?? {}, {
    stores: { multistore: config.multistore },
  });
  if (options.documents !== undefined) {
    await importDocuments(connections.sql, options.documents, clock.now);
  }
  const searchRules = createSearchRules(config.contentDir, silentLog);
  const catalogOptions = {
    ...connections,
    clock,
    log: silentLog,
    shop,
    search: (options.search ?? createMemorySearch)(searchSettings(shop, searchRules)),
    searchRules,
    contentDocuments: readContentDocuments(config.contentDir, shop, silentLog),
    listen: false,
  };
  const catalog = await createCatalog(catalogOptions);
  let views: StoreViews | undefined;
  const deps: ApiContext = {
    sql: connections.sql,
    readSql: connections.readSql,
    clock,
    log: silentLog,
    config,
    shop,
    view: storeView(shop),
    inView: (code) => views?.contexts.get(code),
    translate: untranslated,
    catalog,
    findCustomerId: customerIdFinder({ sql: connections.sql, clock }),
    files: createFileCache({ checkMs: 0 }),
    pointLists: createPointLists(config.contentDir, silentLog),
    metrics: createApiMetrics(),
    payments: await createPaymentProviders(config, { ...connections, clock }),
    limits: createProcessLimits(clock, config),
  };
  const served = options.routes ?? [healthRoutes({ ready: true }), ...allAreas];
  const app = createApi(deps, served);
  const others = await createStoreViews(deps, catalogOptions);
  views = others;
  const apps = new Map(
    [...others.contexts].map(([code, own]) => [code, createApi(own, served)] as const),
  );
  const fetch = fetchByView(app, apps);
  const send = async (path: string, init: RequestInit): Promise<TestResponse> => {
    const response = await fetch(new Request(new URL(path, 'http://localhost'), init));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
    };
  };
  return {
    app,
    context: deps,
    views: others.contexts,
    clock,
    url: database.url,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async load(documents) {
      const counts = await importDocuments(connections.sql, documents, clock.now);
      await catalog.refresh();
      for (const own of others.contexts.values()) await own.catalog.refresh();
      return counts;
    },
    async close() {
      await others.close();
      await catalog.close();
      await connections.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Checks and stores documents. Errors: throws at the first invalid one. */
export async function importDocuments(
  sql: Sql,
  documents: readonly ImportDocument[],
  now: () => number = Date.now,
): Promise<ImportCounts> {
  const checked = documents.map((document) => {
    const line = checkDocument(document);
    if (!line.ok) throw new Error(`${JSON.stringify(document)}: ${line.reason}`);
    return line.document;
  });
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const outcome of await storeDocuments(sql, checked, now)) {
    if (typeof outcome === 'object') throw new Error(outcome.refused);
    if (outcome !== 'removed') counts[outcome] += 1;
  }
  return counts;
}
