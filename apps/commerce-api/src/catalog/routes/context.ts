import type { Context } from 'hono';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import type { Sql } from 'postgres';
import type { RoutesOf } from '../../http/create-api.ts';
import type { HttpContext } from '../../http/http-context.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { ApiConfig } from '@shop/api-settings';
import type { Catalog } from '../catalog.ts';

/** The part of the context that the routes of the catalog use. */
export interface CatalogContext extends HttpContext {
  readonly config: HttpContext['config'] & Pick<ApiConfig, 'catalogIndexes'>;
  /** SQL client of the primary. */
  readonly sql: Sql;
  /** SQL client of a replica if there is one. It may be behind: never for stock, carts or orders. */
  readonly readSql: Sql;
  /** Settings of the store view: its amounts are in the view's currency. */
  readonly shop: ShopConfig;
  readonly view: StoreView;
  /** Context of another store view; `undefined` for this one and for unknown codes. */
  readonly inView?: ((storeCode: string) => CatalogContext | undefined) | undefined;
  readonly catalog: Catalog;
  /**
   * Finds the id of the signed-in customer of a request; `undefined` for a guest.
   * Errors: 401 `unauthorized` for an unknown or expired token.
   */
  readonly findCustomerId: (context: Context<ApiEnv>) => Promise<number | undefined>;
}

/** Routes that need only the catalog. */
export type CatalogRoutes = RoutesOf<CatalogContext>;
