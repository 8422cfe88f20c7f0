import { collationKey, foldText } from '@shop/format';
import type { PointList, StoredPoint } from '../parcel-point.ts';

/** Maximum number of points in a search result. Source: PP-7. */
export const maxResults = 20;
/** Minimum length of a search, in characters. Source: PP-7. */
export const minSearchLength = 2;

/** Points that match a search. */
export interface PointResults {
  /** At most `maxResults`, the closest first. */
  readonly points: readonly StoredPoint[];
  /** Number of all matching points. */
  readonly total: number;
}

/** Search in the points of one carrier. */
export interface PointSearch {
  /**
   * Finds active points by town, postcode, street or name, ignoring accents and case. Every word of the search must be
   * the beginning of a word of the point. Points whose town begins with the search come first, then those whose
   * postcode does. Source: PP-6 to PP-8.
   *
   * @param countries - ISO codes in capitals; only their points are found.
   */
  search(query: string, countries: readonly string[]): PointResults;
  /** Returns the point with this code, also if it is not active. */
  find(code: string): StoredPoint | undefined;
}

interface IndexedPoint {
  readonly point: StoredPoint;
  readonly city: string;
  /** Folded words of all searched fields. */
  readonly words: readonly string[];
}

/** Prepares the search in a list: normalises the words of all points once, for any number of searches. */
export function createPointSearch({ points }: PointList): PointSearch {
  const byCode = new Map(points.map((point) => [point.code, point]));
  const indexed: readonly IndexedPoint[] = points
    .filter(({ is_active: isActive }) => isActive)
    .map((point) => ({ point, key: sortKey(point) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ point }) => ({
      point,
      city: wordsIn(point.city).join(' '),
      words: wordsIn(`${point.city} ${point.postcode} ${point.street} ${point.name}`),
    }));
  return {
    find: (code) => byCode.get(code),
    search(query, countries) {
      const words = wordsIn(query);
      const text = words.join(' ');
      if (text.length < minSearchLength) return { points: [], total: 0 };
      const ranks: StoredPoint[][] = [[], [], [], []];
      for (const { point, city, words: pointWords } of indexed) {
        if (!countries.includes(point.country)) continue;
        if (!words.every((word) => pointWords.some((candidate) => candidate.startsWith(word))))
          continue;
        ranks[rankOf(text, city, point.postcode)]?.push(point);
      }
      const matches = ranks.flat();
      return { points: matches.slice(0, maxResults), total: matches.length };
    },
  };
}

/** Returns 0 for the town itself, 1 for a town that begins with the text, 2 for a postcode, 3 for all other matches. */
function rankOf(text: string, city: string, postcode: string): number {
  if (city === text) return 0;
  if (city.startsWith(text)) return 1;
  return postcode.startsWith(text) ? 2 : 3;
}

function wordsIn(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns a sort key of town, street, then code, by the Hungarian alphabet. Codes are unique, so the order is total.
 */
function sortKey({ city, street, code }: StoredPoint): string {
  return [collationKey(city, 'hu'), collationKey(street, 'hu'), code].join('\u0000');
}
