import { withFallback } from '@shop/local-postgres';
import postgres, { type Sql } from 'postgres';
import { boundWait } from './bounded-wait.ts';

/** Milliseconds after which PostgreSQL cancels a statement or its wait for a lock. */
const statementTimeoutMs = 2_000;
/** Milliseconds a request waits for a connection. */
const poolWaitMs = 1_000;
/** Default number of connections of a pool. */
const defaultMax = 10;

/** Connections of each pool of a process, for this size of its larger pools. */
const poolSizes = (max: number) => ({ sql: max, read: max, load: 2 });
/** Connections that listen to changes. */
const listeners = 1;

/** Maximum number of connections that {@link connect} opens to a primary whose replica is absent or unreachable. */
export const connectionsOf = (max: number): number =>
  Object.values(poolSizes(max)).reduce((sum, size) => sum + size, listeners);
/** Time limit of a statement that reads the whole catalog. No request waits for it. */
const loadTimeoutMs = 120_000;

export interface Connections {
  readonly sql: Sql;
  readonly readSql: Sql;
  /** For large reads: from the primary, and where {@link readSql} reads. */
  readonly load: { readonly primary: Sql; readonly replica: Sql };
  /** Waits up to 5 s for running statements, then cancels them. */
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  /** 0: no limit, for migrations and imports. */
  readonly statementTimeoutMs?: number;
}

/** Seconds until the next connection attempt: 7.5 ms on average, rising to half a second. */
const retryAfterS = (failures: number) =>
  (0.5 + Math.random() / 2) * Math.min(3 ** failures / 100, 0.5);

/** Creates a pool; it opens connections when they are first needed. `bigint` columns are returned as numbers. */
export function createPool(url: string, options: PoolOptions = {}): Sql {
  return postgres(url, {
    max: options.max ?? defaultMax,
    connect_timeout: 2,
    idle_timeout: 60,
    max_lifetime: 3_600,
    backoff: retryAfterS,
    onnotice: () => {},
    types: {
      bigint: {
        to: 20,
        from: [20],
        serialize: (value: number) => String(value),
        parse: (text: string) => Number(text),
      },
    },
    connection: {
      application_name: options.name ?? 'commerce-api',
      statement_timeout: options.statementTimeoutMs ?? statementTimeoutMs,
      lock_timeout: options.statementTimeoutMs ?? statementTimeoutMs,
      TimeZone: 'UTC',
    },
  }) as unknown as Sql;
}

/**
 * Creates one connection that stays open, for a lock of its session. The database ends the session about 7 s after the
 * machine of this process has failed.
 */
export function createSession(url: string, name: string): Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 3,
    idle_timeout: 0,
    max_lifetime: null,
    backoff: retryAfterS,
    onnotice: () => {},
    connection: {
      application_name: name,
      statement_timeout: statementTimeoutMs,
      tcp_keepalives_idle: 3,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 2,
    },
  }) as unknown as Sql;
}

/** `waitMs`: maximum wait of a request for a connection. */
export function connect(
  url: string,
  readUrl: string | undefined,
  options: PoolOptions & { readonly waitMs?: number } = {},
): Connections {
  const { waitMs = poolWaitMs, max = defaultMax } = options;
  const sizes = poolSizes(max);
  const bounded = (at: string, size: number) =>
    boundWait(createPool(at, { ...options, max: size }), waitMs, waitMs + statementTimeoutMs);
  const sql = bounded(url, sizes.sql);
  // A separate pool even without a replica: transactions read the catalog while they hold a connection, and must never
  // wait for each other's.
  const primaryReads = bounded(url, sizes.read);
  const readSql =
    readUrl === undefined ? primaryReads : withFallback(bounded(readUrl, sizes.read), primaryReads);
  const loading = { ...options, max: sizes.load, statementTimeoutMs: loadTimeoutMs };
  const primary = createPool(url, loading);
  const replica = readUrl === undefined ? primary : createPool(readUrl, loading);
  return {
    sql,
    readSql,
    load: { primary, replica },
    async close() {
      await Promise.all([sql, readSql, primary, replica].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}
