import type { AddressRules } from '../render/renderer.ts';

/** At most so many characters of a query are read; longer ones are cut. */
const maxQueryLength = 512;

/**
 * The address a page is rendered and stored under: its path written in the one way, query sorted by name, unknown
 * names gone. Two addresses with one key show the same page. Source: reliability rules, pages and caches.
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
