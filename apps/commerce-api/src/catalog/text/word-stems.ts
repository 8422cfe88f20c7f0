import { LRUCache } from 'lru-cache';
import type { WordStems } from '@shop/search';
import type { Sql } from 'postgres';

const maxWords = 20_000;

/** PostgreSQL's Hungarian dictionary, asked once for each word. */
export function databaseStems(sql: Sql): WordStems {
  const stemCache = new LRUCache<string, string>({ max: maxWords });
  return {
    async of(words) {
      const distinctWords = [...new Set(words)];
      // Numbers have no endings.
      const unknown = distinctWords.filter((word) => /\p{L}/u.test(word) && !stemCache.has(word));
      if (unknown.length > 0) {
        const rows = await sql<{ word: string; stem: string | null }[]>`
          SELECT word, (ts_lexize('hungarian_stem', word))[1] AS stem
          FROM unnest(${unknown}::text[]) AS asked (word)`;
        for (const { word, stem } of rows) stemCache.set(word, stem ?? '');
      }
      const stems = new Map<string, string>();
      for (const word of distinctWords) {
        const stem = /\p{L}/u.test(word) ? stemCache.get(word) : word;
        if (stem !== undefined && stem !== '') stems.set(word, stem);
      }
      return stems;
    },
  };
}
