import type { Observable, Result, StorageFailure } from '@shop/kernel';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** What was decided about it. */
export interface RecentSearchesConfig {
  /** Searches remembered; the oldest go first. */
  readonly limit: number;
}

/** What a shopper looked for on this device, the newest first, each once. */
export interface RecentSearches {
  readonly items: Observable<readonly string[]>;
  load(): Promise<void>;
  /** Puts what was looked for in front; what differs only in case or spaces is the same. */
  remember(text: string): Promise<Result<void, StorageFailure>>;
  clear(): Promise<Result<void, StorageFailure>>;
}

/** Characters; more than that nobody types again. */
const longest = 100;

/** Stored under `recent-searches`. Source: SL-22, SL-23. */
export function createRecentSearches(
  { limit }: RecentSearchesConfig,
  ports: SavedListPorts,
): RecentSearches {
  const list = createStoredList('recent-searches', reviveText, ports);
  return {
    items: list.items,
    load: () => list.load(),
    remember: (given) =>
      list.change((items) => {
        const text = cleaned(given);
        if (text === '') return items;
        return [text, ...items.filter((item) => folded(item) !== folded(text))].slice(0, limit);
      }),
    clear: () => list.change(() => []),
  };
}

const cleaned = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, longest).join('');
const folded = (text: string): string => text.toLocaleLowerCase('hu');

function reviveText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? cleaned(value) : undefined;
}
