import type { SearchLanguage } from '../language/search-language.ts';
import { compareWords } from '../text/complete-text.ts';
import { toleratedDistance } from '../text/edit-distance.ts';
import type { TextSearchSettings } from '../text/text-alternatives.ts';
import { nearestWords, rightPrefix } from '../text/vocabulary.ts';
import { noProducts, type Query } from './filter-query.ts';
import type { SearchNode, SearchReply } from './search-node.ts';

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
  return (await node.search(index, queries.map(existenceBody))).map(isFound);
}

/** Returns the search whose reply tells by {@link isFound} whether a product matches. */
export function existenceBody(query: Query): Query {
  // A node stops at the first product, and keeps the reply until the index changes.
  return { query, size: 0, track_total_hits: 1 };
}

export function isFound({ hits }: SearchReply): boolean {
  return hits.total.value > 0;
}

/** Returns the search for words of the vocabulary, for {@link spellingsOf}. */
export function spellingsBody(query: Query): Query {
  return {
    query,
    size: maxWords,
    track_total_hits: false,
    stored_fields: '_none_',
    docvalue_fields: ['written'],
  };
}

export function spellingsOf({ hits }: SearchReply): readonly string[] {
  return hits.hits.flatMap(({ fields: { written: spellings = [] } }) => spellings.map(String));
}

/** Possible corrections of a word. */
interface Correction {
  /** The most similar words of the vocabulary, folded, best first. */
  readonly words: readonly string[];
  /** The best one in the spelling of the products. */
  readonly spelling: string | undefined;
}

/** Returns the corrections of each folded word. */
export async function findNearestWords(
  view: ViewWords,
  foldedWords: readonly string[],
): Promise<readonly Correction[]> {
  const { language, settings } = view;
  const spellings = await findSpellings(
    view,
    foldedWords.map((word) => fuzzyQuery(word, toleratedDistance(word.length, settings.fuzziness))),
  );
  return Promise.all(
    foldedWords.map(async (word, at) => {
      const found = spellings[at] ?? [];
      const words = nearestWords(word, found.map(language.fold), settings.fuzziness);
      const [best] = words;
      if (best === undefined) return { words, spelling: undefined };
      // A reply of the maximum length may lack spellings of the best word.
      const [all = []] =
        found.length < maxWords ? [found] : await findSpellings(view, [{ term: { folded: best } }]);
      const ofBest = all.filter((spelling) => language.fold(spelling) === best);
      return { words, spelling: [...ofBest].sort(compareWords)[0] };
    }),
  );
}

/** Returns for each query the spellings of the words that match it. */
async function findSpellings(
  { node, index }: ViewWords,
  queries: readonly Query[],
): Promise<readonly (readonly string[])[]> {
  return (await node.search(index, queries.map(spellingsBody))).map(spellingsOf);
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
