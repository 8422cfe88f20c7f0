import type { Clock, Log } from '@shop/kernel';
import type { Metrics } from '@shop/platform-node';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { ApiConfig } from '../platform/config.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import type { Catalogue } from '../catalog/catalog.ts';
import type { FileMemory } from '../platform/file-cache.ts';
import type { ProcessBounds } from '../http/limits/process-limits.ts';
import type { Translate } from '../documents/views/phrasebook.ts';

/**
 * What every area of the API works with.
 *
 * `sql` and `db` reach the same primary through pools of their own: drizzle changes how its pool reads dates
 * and writes JSON. With `sql`, pass JSON through `sql.json(…)` and get `Date` back; with `db`, trust the schema.
 */
export interface ApiDeps {
  /** Hand-written SQL on the primary. */
  readonly sql: Sql;
  /** Typed queries on the primary, tables in `db/schema/`. */
  readonly db: PostgresJsDatabase;
  /** Hand-written SQL on a replica when there is one. It may lag: never for stock, carts or orders. */
  readonly readSql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: ApiConfig;
  /** As the store view sells: its amounts are in the view's currency. */
  readonly shop: ShopConfig;
  readonly view: StoreView;
  /** What another store view works with; nothing for this one and for codes nobody has. */
  readonly inView?: ((storeCode: string) => ApiDeps | undefined) | undefined;
  /** Names and labels of the default view in the words of this one. */
  readonly translate: Translate;
  readonly catalogue: Catalogue;
  /** Of the whole process, whichever store view asks. */
  readonly files: FileMemory;
  readonly metrics: Metrics;
  /** Where the operator lets faults be switched on; a process in earnest has none. */
  readonly crashPoint?: CrashPoint | undefined;
  /** What one client may use of the process, whichever store view it asks. */
  readonly bounds: ProcessBounds;
}
