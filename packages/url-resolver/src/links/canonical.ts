import { splitAddress } from '../path/path.ts';
import { parseQuery, stringifyQuery } from '../path/query.ts';

/**
 * Returns the canonical URL of a page for search engines: origin, path, and of the query only a page number from 2 on.
 * Filters, sort orders, selected variants and campaign parameters belong to the same page.
 *
 * Bounds: `origin` has no slash at the end. Source: UR-16.
 */
export function canonicalUrl(origin: string, address: string): string {
  const { path, search } = splitAddress(address);
  const { page } = parseQuery(search);
  const isLaterPage = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) && page !== '1';
  return origin + path + (isLaterPage ? stringifyQuery({ page }) : '');
}
