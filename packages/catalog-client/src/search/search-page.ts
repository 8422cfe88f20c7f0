import type { Aggregations, UnderstoodWord } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';

/** One page of a search, from the network or the cache. Source: CC-8, CC-9 and CC-12 to CC-14, CC-21 to CC-26. */
export interface SearchPage<T> {
  readonly items: readonly T[];
  /** Number of all matches, on all pages. */
  readonly total: number;
  /** Index of the first item, from 0. */
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Aggregations;
  /** Corrected spellings from the backend; often empty. */
  readonly suggestions: readonly string[];
  /** Words of the text that are filters; empty if the backend returns none. Source: CC-76. */
  readonly understood: readonly UnderstoodWord[];
  /** Path in the shop that replaces the results of this text. Source: CC-79. */
  readonly redirect?: string | undefined;
  /** True if the response came from the cache. */
  readonly cache: boolean;
  /** Time at which a cached response was stored. Absent on a response from the network. */
  readonly savedAt?: EpochMs | undefined;
  /** True if the backend was unreachable; `items` is then cached or empty. */
  readonly offline: boolean;
  /** True if there is nothing to show. */
  readonly noresults: boolean;
}

/** True if there is another page: this page ends before the last match. Source: CC-20. */
function hasMore(page: Pick<SearchPage<unknown>, 'start' | 'perPage' | 'total'>): boolean {
  return page.perPage > 0 && page.start + page.perPage < page.total;
}

/** Returns the `from` of the next page, `undefined` at the end. Source: CC-20. */
export function nextStart(
  page: Pick<SearchPage<unknown>, 'start' | 'perPage' | 'total'>,
): number | undefined {
  return hasMore(page) ? page.start + page.perPage : undefined;
}

/** Returns the number of pages of a list; 1 for an empty list. Source: CC-20. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
