import type { SearchLanguage } from '../language/search-language.ts';
import { compareWords } from '../text/complete-text.ts';
import { toleratedDistance } from '../text/edit-distance.ts';
import type { TextSearchSettings } from '../text/text-alternatives.ts';
import { nearestWords, rightPrefix } from '../text/vocabulary.ts';
import { noProducts, type Query } from './filter-query.ts';
import type { SearchNode } from './search-node.ts';

/** The index of a view, and the language that resolves its search texts. */
export interface ViewWords {
  readonly node: SearchNode;
  readonly index: string;
  readonly language: SearchLanguage;
  readonly settings: TextSearchSettings;
}

/** Maximum number of vocabulary words read for one search. */
const maxWords = 1_000;

/** Returns for each query whether a product matches it. */
export async function matchesAny(
  { node, index }: ViewWords,
  queries: readonly Query[],
): Promise<readonly boolean[]> {
  const replies = await node.search(
    index,
    queries.map((query) => ({
      query,
      size: 1,
      _source: false,
      track_total_hits: false,
      terminate_after: 1,
    })),
  );
  return replies.map(({ hits }) => hits.hits.length > 0);
}

/** Returns for each query the spellings of the words that match it. */
export async function findSpellings(
  { node, index }: ViewWords,
  queries: readonly Query[],
): Promise<readonly (readonly string[])[]> {
  const replies = await node.search(
    index,
    queries.map((query) => ({
      query,
      size: maxWords,
      _source: false,
      track_total_hits: false,
      docvalue_fields: ['written'],
    })),
  );
  return replies.map(({ hits }) =>
    hits.hits.flatMap(({ fields: { written: spellings = [] } }) => spellings.map(String)),
  );
}

/** Returns for each folded word the most similar words of the vocabulary, best first. */
export async function findNearestWords(
  view: ViewWords,
  foldedWords: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { language, settings } = view;
  const spellings = await findSpellings(
    view,
    foldedWords.map((word) => fuzzyQuery(word, toleratedDistance(word.length, settings.fuzziness))),
  );
  return foldedWords.map((word, at) =>
    nearestWords(word, (spellings[at] ?? []).map(language.fold), settings.fuzziness),
  );
}

/** Returns the spelling to suggest for a folded word. */
export async function findSpelling(view: ViewWords, foldedWord: string): Promise<string> {
  const [spellings = []] = await findSpellings(view, [{ term: { folded: foldedWord } }]);
  return [...spellings].sort(compareWords)[0] ?? foldedWord;
}

function fuzzyQuery(word: string, fuzziness: number): Query {
  if (fuzziness === 0) return noProducts;
  return {
    fuzzy: {
      folded: {
        value: word,
        fuzziness,
        prefix_length: rightPrefix,
        max_expansions: maxWords,
        transpositions: true,
        rewrite: 'constant_score',
      },
    },
  };
}
