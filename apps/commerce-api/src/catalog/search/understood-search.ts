import type { UnderstoodWord } from '@shop/contract';
import { foldText } from '@shop/format';
import { projection, type SearchHits, type UnderstoodWord as NamedWord } from '@shop/search';
import type { Catalog } from '../catalog.ts';
import type { CatalogQuery } from './catalog-query.ts';

/** Hits of a search with the words of its text that are filters. */
export interface UnderstoodHits extends SearchHits {
  readonly understood: readonly UnderstoodWord[];
}

/** Finds products, serves their names, and names values of the words of a text. */
type UnderstandingCatalog = Pick<Catalog, 'search' | 'texts' | 'understand'>;

/** Entry of `_plainWords` that stands for all words. */
const everyWord = '*';

/**
 * Finds documents. Of products, words of the text that name values of a field are filters: the values of one field are
 * alternatives. Words that the request excludes, and those of a field that it filters itself, are none. A text
 * that is the name of a product has none. If no product has all of it, fields are left out, as few as possible, the last
 * ones first. Source: CO-79.
 */
export async function findUnderstood(
  catalog: UnderstandingCatalog,
  query: CatalogQuery,
  plainWords: readonly string[] = [],
): Promise<UnderstoodHits> {
  const { search } = catalog;
  const allNamedWords = filterWords(query, plainWords, catalog.understand);
  const isProductName = allNamedWords.length > 0 && (await isNameOfProduct(catalog, query));
  const namedWords = isProductName ? [] : allNamedWords;
  const valuesByField = new Map<string, readonly string[]>();
  for (const { field, values } of namedWords) {
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
      understood: namedWords.map((namedWord) => ({
        ...namedWord,
        values: [...namedWord.values],
        isApplied: fields.includes(namedWord.field),
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
  const filtered = new Set(
    filters.flatMap((filter) => (filter.isCatalogScope ? filter.field : [])),
  );
  return understand(text).filter(
    ({ field, word }) => !filtered.has(field) && !plainWords.includes(word),
  );
}

/** Returns true if the best product for the text has the text for its name, whatever its case, accents and spaces. */
async function isNameOfProduct(
  { search, texts }: UnderstandingCatalog,
  { type, text, filters }: CatalogQuery,
): Promise<boolean> {
  const { hits } = await search.find({
    type,
    text,
    filters,
    facets: [],
    sort: [],
    from: 0,
    size: 1,
    isUnpromoted: true,
  });
  const [product] = await texts(
    type,
    hits.map(({ id }) => id),
    projection(['name'], []),
  );
  if (product === undefined) return false;
  const { name } = JSON.parse(`{${product.fields}}`) as { readonly name?: string };
  return name !== undefined && plainForm(name) === plainForm(text);
}

const plainForm = (text: string) => foldText(text.trim()).replaceAll(/\s+/g, ' ');

/** All subsets, the largest first, of equal ones those with the first members first. */
function subsets(list: readonly string[]): readonly (readonly string[])[] {
  return list
    .reduce<readonly (readonly string[])[]>(
      (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
      [[]],
    )
    .toSorted((a, b) => b.length - a.length);
}
