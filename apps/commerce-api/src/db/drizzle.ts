import { createRequire } from 'node:module';
import type * as Core from 'drizzle-orm';
import type * as Migrator from 'drizzle-orm/migrator';
import type * as Columns from 'drizzle-orm/pg-core';
import type * as Driver from 'drizzle-orm/postgres-js';

/*
 * drizzle, loaded as CommonJS. Its package.json has 180 kB, which Node's ECMAScript loader reads again for each of its
 * modules: 100 MB of memory and a second of every start.
 */
const load = createRequire(import.meta.url);

export const { and, asc, count, desc, eq, inArray, isNull } = load('drizzle-orm') as typeof Core;
export const {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} = load('drizzle-orm/pg-core') as typeof Columns;
export const { drizzle } = load('drizzle-orm/postgres-js') as typeof Driver;
export const { readMigrationFiles } = load('drizzle-orm/migrator') as typeof Migrator;
