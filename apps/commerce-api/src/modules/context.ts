import type { Clock } from '@shop/kernel';
import type { CatalogContext } from '../catalog/index.ts';
import type { PointLists, Translate } from '@shop/content-files';
import type { RoutesOf } from '../http/create-api.ts';
import type { ApiConfig } from '@shop/api-settings';
import type { CrashPoint } from '../platform/crash-point.ts';
import type { FileCache } from '@shop/platform-node';
import type { Sql } from 'postgres';
import type { PaymentProviders } from '@shop/payments/settings';

/** Context of every module: connections, settings, the catalog, limits. */
export interface ApiContext extends CatalogContext {
  readonly clock: Clock;
  readonly config: ApiConfig;
  /** The primary without short time limits, for imports; absent: `sql`. */
  readonly bulkSql?: Sql | undefined;
  readonly inView?: ((storeCode: string) => ApiContext | undefined) | undefined;
  /** Translates names and labels of the default view into the language of this one. */
  readonly translate: Translate;
  /** Files of the whole process, shared by all store views. */
  readonly files: FileCache;
  /** Parcel points of all carriers, shared by all store views. */
  readonly pointLists: PointLists;
  /** Configured providers of online payment. */
  readonly payments: PaymentProviders;
  /** Crash points that fault injection can switch on; absent in production. */
  readonly crashPoint?: CrashPoint | undefined;
}

/** Routes of one module. */
export type Routes = RoutesOf<ApiContext>;
