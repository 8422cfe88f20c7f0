import type { UnderstoodWord } from '@shop/contract';
import type { SearchHits, UnderstoodWord as NamedWord } from '@shop/search';
import type { CatalogQuery, DocumentSearch } from './catalog-query.ts';

/** Hits of a search with the words of its text that are filters. */
export interface UnderstoodHits extends SearchHits {
  readonly understood: readonly UnderstoodWord[];
}

/** A search finds products and names values of the words of its text. */
interface UnderstandingCatalog {
  readonly search: DocumentSearch;
  /** Words of a text that name values. */
  readonly understand: (text: string) => readonly NamedWord[];
}

/** Entry of `_plainWords` that stands for all words. */
const everyWord = '*';

/**
 * Finds documents. Of products, words of the text that name values of a field are filters: the values of one field are
 * alternatives. Words that the request excludes, and those of a field that it filters itself, are none. If no product
 * has all of it, fields are left out, as few as possible, the last ones first. Source: CO-79.
 */
export async function findUnderstood(
  { search, understand }: UnderstandingCatalog,
  query: CatalogQuery,
  plainWords: readonly string[] = [],
): Promise<UnderstoodHits> {
  const words = filterWords(query, plainWords, understand);
  const valuesByField = new Map<string, readonly string[]>();
  for (const { field, values } of words) {
    valuesByField.set(field, [...new Set([...(valuesByField.get(field) ?? []), ...values])]);
  }
  const withFields = (fields: readonly string[]): CatalogQuery => ({
    ...query,
    needsOwnNoun: fields.length > 0,
    filters: [
      ...query.filters,
      ...fields.map((field) => ({
        field,
        value: { in: [...(valuesByField.get(field) ?? [])] },
        isCatalogScope: true,
      })),
    ],
  });
  for (const fields of subsets([...valuesByField.keys()])) {
    const hits = await search.find(withFields(fields));
    if (hits.total === 0 && fields.length > 0) continue;
    return {
      ...hits,
      understood: words.map((word) => ({
        ...word,
        values: [...word.values],
        isApplied: fields.includes(word.field),
      })),
    };
  }
  throw new Error('The empty set is among the subsets.');
}

function filterWords(
  { type, text, filters }: CatalogQuery,
  plainWords: readonly string[],
  understand: UnderstandingCatalog['understand'],
): readonly NamedWord[] {
  if (type !== 'product' || text === '' || plainWords.includes(everyWord)) return [];
  const filtered = new Set(filters.flatMap((own) => (own.isCatalogScope ? own.field : [])));
  return understand(text).filter(
    ({ field, word }) => !filtered.has(field) && !plainWords.includes(word),
  );
}

/** All subsets, the largest first, of equal ones those with the first members first. */
function subsets(list: readonly string[]): readonly (readonly string[])[] {
  return list
    .reduce<readonly (readonly string[])[]>(
      (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
      [[]],
    )
    .toSorted((a, b) => b.length - a.length);
}
