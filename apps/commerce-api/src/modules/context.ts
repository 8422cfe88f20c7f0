import type { Clock } from '@shop/kernel';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { CatalogContext } from '../catalog/context.ts';
import type { Translate } from '../documents/views/phrasebook.ts';
import type { RoutesOf } from '../http/create-api.ts';
import type { ApiConfig } from '../platform/config.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import type { FileCache } from '../platform/file-cache.ts';

/**
 * Context of every module: connections, settings, the catalog, limits.
 *
 * `sql` and `db` reach the same primary through pools of their own: drizzle changes how its pool reads dates
 * and writes JSON. With `sql`, pass JSON through `sql.json(…)` and get `Date` back; with `db`, trust the schema.
 */
export interface ApiContext extends CatalogContext {
  /** Typed queries on the primary, tables in `db/schema/`. */
  readonly db: PostgresJsDatabase;
  readonly clock: Clock;
  readonly config: ApiConfig;
  readonly inView?: ((storeCode: string) => ApiContext | undefined) | undefined;
  /** Translates names and labels of the default view into the language of this one. */
  readonly translate: Translate;
  /** Files of the whole process, shared by all store views. */
  readonly files: FileCache;
  /** Crash points that fault injection can switch on; absent in production. */
  readonly crashPoint?: CrashPoint | undefined;
}

/** Routes of one module. */
export type Routes = RoutesOf<ApiContext>;
