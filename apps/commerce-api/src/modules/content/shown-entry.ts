import type { Source } from '../../documents/document.ts';
import { toBoolean, toNumber } from '../../documents/coerce.ts';
import type { ApiContext } from '../context.ts';

/**
 * Whether a page or block of the CMS is shown in a store: it is not put aside, and it stands there. 0 is every
 * store; what stands in the first one is read in each view, in its words.
 */
export function isShownEntry(
  entry: Source,
  storeId: number,
  { shop, view }: Pick<ApiContext, 'shop' | 'view'>,
): boolean {
  const own = toNumber(entry['store_id']) ?? 0;
  const isFirst = own === shop.stores.views[0]?.storeId;
  const stands =
    [own, storeId].includes(0) || own === storeId || (isFirst && storeId === view.storeId);
  return stands && toBoolean(entry['active']) !== false;
}
