import { splitAddress } from '../path/path.ts';
import { parseQuery, stringifyQuery } from '../path/query.ts';

/**
 * The one address search engines should know a page by: origin, path, and of the query only a page number
 * from 2 on. Filters, sorts, chosen variants and campaign marks are the same page seen otherwise.
 *
 * Bounds: `origin` without a slash at the end. Source: UR-16.
 */
export function canonicalUrl(origin: string, address: string): string {
  const { path, search } = splitAddress(address);
  const { page } = parseQuery(search);
  const isLaterPage = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) && page !== '1';
  return origin + path + (isLaterPage ? stringifyQuery({ page }) : '');
}
