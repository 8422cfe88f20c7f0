import type { ApiFailure, EntityType, Product } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { EntityOf } from './entities.ts';
import type { SearchPage } from './search-page.ts';

/** Receiver of confirmed prices, and a check that the page is still the newest of its search. */
export interface PriceDelivery<T> {
  readonly onFresh?: ((page: SearchPage<T>) => void) | undefined;
  /** True for a single product, which waits for its confirmed prices. */
  readonly requireNetwork?: boolean | undefined;
  readonly isNewest: () => boolean;
}

/**
 * Returns a page of products with the platform's prices, or with the prices available; then `onFresh` receives the
 * confirmed ones unless a newer page exists by then. Other pages are returned unchanged. Source: CC-11.
 */
export async function withPlatformPrices<Type extends EntityType>(
  config: Pick<CatalogConfig, 'waitForPlatformPrices'>,
  { platformPrices }: Pick<CatalogPorts, 'platformPrices'>,
  type: Type,
  page: Result<SearchPage<EntityOf[Type]>, ApiFailure>,
  { onFresh, requireNetwork, isNewest }: PriceDelivery<EntityOf[Type]>,
): Promise<Result<SearchPage<EntityOf[Type]>, ApiFailure>> {
  if (type !== 'product' || platformPrices === undefined || !page.ok) return page;
  const products = page.value.items as readonly unknown[] as readonly Product[];
  if (products.length === 0) return page;
  const withItems = (items: readonly Product[]) => ({
    ...page.value,
    items: items as readonly unknown[] as EntityOf[Type][],
  });
  if (config.waitForPlatformPrices || requireNetwork === true)
    return ok(withItems(await platformPrices.confirm(products)));
  if (onFresh !== undefined)
    void platformPrices.confirm(products).then((items) => {
      if (isNewest()) onFresh(withItems(items));
    });
  return ok(withItems(await platformPrices.markPending(products)));
}
