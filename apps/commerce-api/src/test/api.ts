import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock, silentLog, type FakeClock } from '@shop/testing';
import type { Hono } from 'hono';
import { areas as allAreas } from '../areas.ts';
import type { ApiConfig } from '../config.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { createApi, type Routes } from '../http/create-api.ts';
import { defaultShopSettings, type ShopSettings } from '../shop-settings.ts';
import { createTestDatabase } from './test-postgres.ts';

export interface TestApi {
  readonly app: Hono<ApiEnv>;
  readonly deps: ApiDeps;
  readonly clock: FakeClock;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Drops the database and the data folder. */
  close(): Promise<void>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects to be there
  readonly body: any;
}

export interface TestApiOptions {
  /** The areas to mount; all of them when absent. */
  readonly areas?: readonly Routes[];
  readonly config?: Partial<ApiConfig>;
  readonly shop?: Partial<ShopSettings>;
}

/** The app on an empty, migrated database of its own; its clock stands at 2026-03-05 12:00 UTC. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'commerce-api-data-'));
  const connections = connect(database.url, undefined);
  const clock = createFakeClock();
  const deps: ApiDeps = {
    sql: connections.sql,
    db: connections.db,
    readSql: connections.readSql,
    clock,
    log: silentLog,
    config: { ...readConfig({ DATA_DIR: dataDir }, process.cwd()), ...options.config },
    shop: { ...defaultShopSettings, ...options.shop },
  };
  const app = createApi(deps, options.areas ?? allAreas);
  const send = async (path: string, init: RequestInit): Promise<TestAnswer> => {
    const response = await app.request(path, init);
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
    deps,
    clock,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async close() {
      await connections.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
