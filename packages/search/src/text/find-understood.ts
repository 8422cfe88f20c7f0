import type { FilterValue, UnderstoodWord } from '@shop/contract';
import type { SearchCriteria, SearchHits } from '../query/search-criteria.ts';
import type { PriceWords } from '../language/price-words.ts';
import type { UnderstoodWord as NamedWord } from './understood-words.ts';

/** Search hits, and the words of the text that became filters. */
export interface UnderstoodHits extends SearchHits {
  readonly understood: readonly UnderstoodWord[];
}

/** Functions that find products and parse the text. */
export interface UnderstandingPorts<Query extends SearchCriteria> {
  find(query: Query): Promise<SearchHits>;
  /** Finds the words of a text that name values of fields. */
  understand(text: string): readonly NamedWord[];
  /** Finds the price bounds in a text. */
  readPrice(text: string): PriceWords | undefined;
  /** Returns true if the text of the query is the name of a product. */
  isNameOfProduct(query: Query): Promise<boolean>;
}

/** Value of `plainWords` that stands for all words. */
const everyWord = '*';
const priceField = 'price';

/**
 * Finds products. Words that name values of a field, and price bounds in the text, become filters; the values of one
 * field are alternatives. Words in `plainWords`, and those of a field that the query filters itself, stay search words.
 * Price bounds are never search words. A text that is the name of a product has no filters. If no product matches text
 * and filters, fields are left out, as few as possible, the last ones first. Source: CO-79, CO-91.
 */
export async function findUnderstood<Query extends SearchCriteria>(
  query: Query,
  plainWords: readonly string[],
  { find, understand, readPrice, isNameOfProduct }: UnderstandingPorts<Query>,
): Promise<UnderstoodHits> {
  const price = readPrice(query.text);
  const text = price?.rest ?? query.text;
  const filteredFields = new Set(
    query.filters.flatMap(({ isCatalogScope, field }) => (isCatalogScope ? field : [])),
  );
  const plain = new Set(plainWords.map((word) => word.toLowerCase()));
  const isFilter = ({ field, word }: Pick<NamedWord, 'field' | 'word'>) =>
    !filteredFields.has(field) && !plain.has(word.toLowerCase()) && !plainWords.includes(everyWord);
  const priceWords: readonly NamedWord[] =
    price === undefined ? [] : [{ field: priceField, values: [], label: '', word: price.word }];
  const words = [...priceWords, ...(text === '' ? [] : understand(text))].filter(isFilter);
  const mayBeName = price !== undefined || words.length > 0;
  if (mayBeName && (await isNameOfProduct(query)))
    return { ...(await find(query)), understood: [] };
  const valueByField = valuesOf(words, price);
  for (const fields of subsets([...valueByField.keys()])) {
    const hits = await find({
      ...query,
      text,
      needsOwnNoun: fields.length > 0,
      filters: [
        ...query.filters,
        ...fields.map((field) => ({
          field,
          value: valueByField.get(field) ?? [],
          isCatalogScope: true,
        })),
      ],
    });
    if (hits.total === 0 && fields.length > 0) continue;
    return {
      ...hits,
      suggestions: hits.suggestions.map((suggestion) =>
        price === undefined ? suggestion : `${suggestion} ${price.word}`,
      ),
      understood: words.map((word) => ({
        ...word,
        values: [...word.values],
        isApplied: fields.includes(word.field),
      })),
    };
  }
  throw new Error('The empty set is among the subsets.');
}

/** Returns the filter value of each field that the words name. */
function valuesOf(
  words: readonly NamedWord[],
  price: PriceWords | undefined,
): ReadonlyMap<string, FilterValue> {
  const valuesByField = new Map<string, readonly string[]>();
  for (const { field, values } of words) {
    valuesByField.set(field, [...new Set([...(valuesByField.get(field) ?? []), ...values])]);
  }
  return new Map(
    [...valuesByField].map(([field, values]) => [
      field,
      field === priceField && price !== undefined ? priceCondition(price) : { in: [...values] },
    ]),
  );
}

function priceCondition({ from, to }: PriceWords): FilterValue {
  return {
    ...(from !== undefined && { gte: from }),
    ...(to !== undefined && { lte: to }),
  };
}

/** Returns all subsets, the largest first; of equal size, those with the first members first. */
function subsets(list: readonly string[]): readonly (readonly string[])[] {
  return list
    .reduce<readonly (readonly string[])[]>(
      (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
      [[]],
    )
    .toSorted((a, b) => b.length - a.length);
}
