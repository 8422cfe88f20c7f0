import type { Observable, Result, StorageFailure } from '@shop/kernel';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** Configuration. */
export interface RecentSearchesConfig {
  /** Maximum number of searches; the oldest are removed first. */
  readonly limit: number;
}

/** Search texts of this device, newest first, without duplicates. */
export interface RecentSearches {
  readonly items: Observable<readonly string[]>;
  load(): Promise<void>;
  /** Adds a search text at the front; texts that differ only in case or spaces are the same. */
  remember(text: string): Promise<Result<void, StorageFailure>>;
  clear(): Promise<Result<void, StorageFailure>>;
}

/** Maximum number of characters of a stored text. */
const maxLength = 100;

/** Creates the list, stored under `recent-searches`. Source: SL-13, SL-14. */
export function createRecentSearches(
  { limit }: RecentSearchesConfig,
  ports: SavedListPorts,
): RecentSearches {
  const list = createStoredList('recent-searches', reviveText, ports);
  return {
    items: list.items,
    load: () => list.load(),
    remember: (input) =>
      list.change((items) => {
        const text = normalize(input);
        if (text === '') return items;
        return [text, ...items.filter((item) => toComparable(item) !== toComparable(text))].slice(
          0,
          limit,
        );
      }),
    clear: () => list.change(() => []),
  };
}

const normalize = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, maxLength).join('');
const toComparable = (text: string): string => text.toLocaleLowerCase('hu');

function reviveText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? normalize(value) : undefined;
}
