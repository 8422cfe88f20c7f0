import type { SearchLanguage } from '../language/search-language.ts';
import {
  compareWords,
  fewestLetters,
  mostCandidates,
  mostCompletions,
} from '../text/complete-text.ts';
import type { WordGroup } from '../text/text-plan.ts';
import { allOf } from './filter-query.ts';
import { wordQuery } from './text-query.ts';
import { matchesAny, type ViewWords } from './view-words.ts';

/** Returns the last word of a text, folded, if it is completed. */
export function wordToComplete(
  groups: readonly WordGroup[],
  { fold }: SearchLanguage,
): string | undefined {
  const last = groups.at(-1);
  const typed = fold(last?.words[0] ?? '');
  return last?.mayBePrefix === true && typed.length >= fewestLetters ? typed : undefined;
}

/**
 * Completes the last word of a text with words that occur in a product together with the words before it.
 *
 * @param isKnown - For each group, true if a product has it.
 * @param spellings - Words of the vocabulary that begin with the last word.
 */
export async function completeText(
  view: ViewWords,
  groups: readonly WordGroup[],
  isKnown: readonly boolean[],
  spellings: readonly string[],
): Promise<readonly string[]> {
  const { language } = view;
  const typed = wordToComplete(groups, language);
  if (typed === undefined) return [];
  const candidates = await mostFrequent(view, candidatesOf(spellings, typed, language));
  const previous = groups.slice(0, -1);
  const previousQueries = previous.flatMap((group, at) =>
    isKnown[at] === true ? group.words.map((word) => wordQuery(formsOfWord(word, language))) : [],
  );
  const hasProducts = await matchesAny(
    view,
    candidates.map(({ forms }) => allOf([wordQuery(forms), ...previousQueries])),
  );
  const previousWords = previous.flatMap((group) => group.words);
  return candidates
    .filter((_, at) => hasProducts[at] === true)
    .slice(0, mostCompletions)
    .map(({ spelling }) => [...previousWords, spelling].join(' '));
}

/** A word and its forms, as a completion of the typed text. */
interface Candidate {
  readonly spelling: string;
  readonly forms: readonly string[];
}

/** Groups the words by stem, with the shortest spelling of each. Omits a stem that is already typed completely. */
function candidatesOf(
  spellings: readonly string[],
  typed: string,
  { fold, stem }: SearchLanguage,
): readonly Candidate[] {
  const byStem = new Map<string, Candidate>();
  const whole = new Set<string>();
  for (const spelling of [...spellings].sort(compareWords)) {
    const [folded, stemmed] = [fold(spelling), stem(spelling)];
    if (folded === typed) whole.add(stemmed);
    if (!byStem.has(stemmed)) byStem.set(stemmed, { spelling, forms: [stemmed, folded] });
  }
  return [...byStem].flatMap(([stemmed, candidate]) => (whole.has(stemmed) ? [] : [candidate]));
}

/** Returns the candidates that occur in the most products, most frequent first. */
async function mostFrequent(
  { node, index }: ViewWords,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const counts = await node.documentCounts(
    index,
    'words',
    candidates.flatMap(({ forms }) => forms),
  );
  return candidates
    .map((candidate) => ({
      ...candidate,
      documents: Math.max(...candidate.forms.map((form) => counts.get(form) ?? 0)),
    }))
    .sort((a, b) => b.documents - a.documents || compareWords(a.spelling, b.spelling))
    .slice(0, mostCandidates);
}

function formsOfWord(word: string, { fold, stem }: SearchLanguage): readonly string[] {
  return [fold(word), stem(word)];
}
