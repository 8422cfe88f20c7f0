import { formatDateTime, formatOrderDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { StoreView } from '@shop/shop-config';

/**
 * Formats the date of an order in the date format of the store view, else in that of its language.
 *
 * `moment`: ISO 8601. Errors: throws `RangeError` if it is not a date.
 * Source: SC-2.
 */
export function orderDate(
  moment: string,
  view: Pick<StoreView, 'dateFormat' | 'language'>,
): string {
  const at = unsafeBrand<EpochMs>(Date.parse(moment));
  const { dateFormat, language } = view;
  return dateFormat === undefined ? formatDateTime(at, language) : formatOrderDate(at, dateFormat);
}
