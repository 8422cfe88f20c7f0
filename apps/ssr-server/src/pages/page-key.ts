import type { AddressRules } from '../render/renderer.ts';

/** Maximum number of characters of a query; a longer one is cut. */
const maxQueryLength = 512;

/**
 * Returns the address under which a page is rendered and stored: normalised path, query sorted by name, without unknown
 * names. Two addresses with the same key show the same page. Source: reliability rules, pages and caches.
 */
export function pageKey(url: URL, { knownQuery, normalisePath }: AddressRules): string {
  const path = normalisePath(url.pathname);
  const knownEntries = [...url.searchParams.entries()]
    .filter(([name]) => knownQuery.has(name))
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  if (knownEntries.length === 0) return path;
  return `${path}?${new URLSearchParams(knownEntries).toString().slice(0, maxQueryLength)}`;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
