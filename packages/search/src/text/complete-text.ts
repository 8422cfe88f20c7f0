import type { Bitset } from '../columns/bitset.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import type { TextIndex } from './text-index.ts';
import type { WordGroup } from './text-plan.ts';
import type { TextSegment } from './text-segment.ts';

/** Minimum length of a word that is completed. */
export const fewestLetters = 3;
export const mostCompletions = 4;
/** Maximum number of words that are checked: those that occur in the most products. */
export const mostCandidates = 16;

/**
 * Completes a text whose last word is unfinished, with words of the catalog that have this prefix; words in the most
 * products first. A complete word is not completed with its own forms. Each completion finds a product.
 */
export function completeText(
  index: TextIndex,
  groups: readonly WordGroup[],
  { fold, stem }: Pick<SearchLanguage, 'fold' | 'stem'>,
): readonly string[] {
  const last = groups.at(-1);
  const typed = fold(last?.words[0] ?? '');
  if (last === undefined || !last.mayBePrefix || typed.length < fewestLetters) return [];
  const previous = groups.slice(0, -1).flatMap(({ words }) => words);
  const forms = previous.map((word) => [fold(word), stem(word)]);
  const having = index.segments.map((segment) => documentsWithAll(segment, forms));
  return candidates(index, typed)
    .filter(({ lexemes }) =>
      index.segments.some((segment, at) =>
        lexemes[at]?.some((lexeme) => segment.hasDocument(lexeme, having[at])),
      ),
    )
    .slice(0, mostCompletions)
    .map(({ written: spelling }) => [...previous, spelling].join(' '));
}

/** All forms of one word. */
interface Candidate {
  written: string;
  /** Matching lexemes in each segment. */
  readonly lexemes: readonly (readonly number[])[];
  readonly documents: number;
}

function candidates({ segments, vocabulary }: TextIndex, typed: string): readonly Candidate[] {
  const byStem = new Map<string, Candidate>();
  const whole = new Set<string>();
  for (const { written: spelling, folded, stem } of vocabulary.startingWith(typed)) {
    if (folded === typed) whole.add(stem);
    const existing = byStem.get(stem);
    if (existing === undefined) {
      const lexemes = segments.map((segment) => lexemesOf(segment, [stem, folded]));
      const documents = segments.reduce(
        (sum, segment, at) =>
          sum + Math.max(0, ...(lexemes[at] ?? []).map((lexeme) => segment.postCount(lexeme))),
        0,
      );
      byStem.set(stem, { written: spelling, lexemes, documents });
    } else if (compareWords(spelling, existing.written) < 0) {
      existing.written = spelling;
    }
  }
  return [...byStem]
    .flatMap(([stem, candidate]) => (whole.has(stem) ? [] : [candidate]))
    .sort((a, b) => b.documents - a.documents || compareWords(a.written, b.written))
    .slice(0, mostCandidates);
}

/** Returns the documents that have a form of each of these words. Words that occur in no document are ignored. */
function documentsWithAll(
  segment: TextSegment,
  words: readonly (readonly string[])[],
): Bitset | undefined {
  return words
    .map((forms) => lexemesOf(segment, forms))
    .filter((lexemes) => lexemes.length > 0)
    .map((lexemes) => segment.documentsWith(lexemes))
    .reduce<Bitset | undefined>((all, documents) => all?.and(documents) ?? documents, undefined);
}

function lexemesOf(segment: TextSegment, forms: readonly string[]): readonly number[] {
  const lexemes: number[] = [];
  for (const form of forms) {
    const lexeme = segment.lexemeOf(form);
    if (lexeme !== undefined && !lexemes.includes(lexeme)) lexemes.push(lexeme);
  }
  return lexemes;
}

/** Sorts by length, then alphabetically: of the forms of a word, the one without endings is the shortest. */
export function compareWords(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
