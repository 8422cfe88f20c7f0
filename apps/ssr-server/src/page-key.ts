/** Query names a page may depend on, besides filters. All else is tracking and is neither read nor stored. */
const knownQuery =
  /^(?:q|page|sort|price|price_from|price_to|childSku|availability|discount|color|fabric|size|[a-z][a-z0-9_]{0,40})$/;
const trackingQuery =
  /^(?:utm_|mc_|_ga|fbclid$|gclid$|dclid$|msclkid$|wbraid$|gbraid$|ttclid$|igshid$|ref$)/;

/**
 * The address a page is rendered and stored under: one trailing slash off, query sorted by name, tracking
 * names gone. Two addresses with one key show the same page. Source: reliability rules, pages and caches.
 *
 * Bounds: at most 24 query names and 512 characters of query are read.
 */
export function pageKey(url: URL): string {
  const path = url.pathname === '/' ? '/' : url.pathname.replace(/\/+$/, '') || '/';
  const kept = [...url.searchParams.entries()]
    .filter(([name]) => knownQuery.test(name) && !trackingQuery.test(name))
    .slice(0, 24)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  if (kept.length === 0) return path;
  return `${path}?${new URLSearchParams(kept).toString().slice(0, 512)}`;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
