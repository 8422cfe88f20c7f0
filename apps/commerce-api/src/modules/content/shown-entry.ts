import { type Source, toBoolean, toNumber } from '@shop/catalog-documents';
import type { ApiContext } from '../context.ts';

/**
 * Returns true if a page or block of the CMS is shown in a store: it is active and belongs to the store. Store 0 means
 * every store; entries of the first store are shown in each view, translated.
 */
export function isShownEntry(
  entry: Source,
  storeId: number,
  { shop, view }: Pick<ApiContext, 'shop' | 'view'>,
): boolean {
  const entryStoreId = toNumber(entry['store_id']) ?? 0;
  const isFirst = entryStoreId === shop.stores.views[0]?.storeId;
  const stands =
    [entryStoreId, storeId].includes(0) ||
    entryStoreId === storeId ||
    (isFirst && storeId === view.storeId);
  return stands && toBoolean(entry['active']) !== false;
}
