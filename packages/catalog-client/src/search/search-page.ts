import type { Aggregations } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';

/** One page of a search, from the network or from what was kept. Source: CC-8 to CC-12, CC-20 to CC-25. */
export interface SearchPage<T> {
  readonly items: readonly T[];
  /** How many match in all, not only on this page. */
  readonly total: number;
  /** Index of the first item, from 0. */
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Aggregations;
  /** Better spellings the backend offers; often empty. */
  readonly suggestions: readonly string[];
  /** True when this came from storage and not from the network. */
  readonly cache: boolean;
  /** When a kept answer was saved: "data saved at". Absent on a fresh one. */
  readonly savedAt?: EpochMs;
  /** True when the backend could not be reached; `items` is then what was kept, or nothing. */
  readonly offline: boolean;
  /** True when there is nothing to show. */
  readonly noresults: boolean;
}

/** Whether another page can be asked for: this one ends before all that match. Source: CC-27. */
export function hasMore(page: Pick<SearchPage<unknown>, 'start' | 'perPage' | 'total'>): boolean {
  return page.perPage > 0 && page.start + page.perPage < page.total;
}

/** The `from` of the page after this one, `undefined` at the end. Source: CC-27. */
export function nextStart(
  page: Pick<SearchPage<unknown>, 'start' | 'perPage' | 'total'>,
): number | undefined {
  return hasMore(page) ? page.start + page.perPage : undefined;
}

/** How many pages a list fills; an empty one has one, too. Source: CC-27. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
