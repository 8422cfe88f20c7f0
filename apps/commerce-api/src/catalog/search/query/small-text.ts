import type { Source } from '../../../documents/document.ts';
import { toRawText } from '../../../documents/coerce.ts';
import type { TextRows } from './in-process-search.ts';
import { RowScores } from '../columns/row-scores.ts';
import { wordsOf, type SearchLanguage } from '../../../documents/words/search-language.ts';

/** Field of the name of categories, pages and the like. */
const nameFields = ['name', 'title', 'frontend_label', 'identifier'] as const;

/** Finds a text in the names of documents there are few of: every word must begin a word of the name. */
export function searchSmallText(
  documents: readonly Source[],
  text: string,
  { fold, stem: stemOf }: SearchLanguage,
): TextRows {
  const searchTerms = wordsOf(text).map((word) => [fold(word), stemOf(word)] as const);
  const rows: number[] = [];
  const scores: number[] = [];
  documents.forEach((document, row) => {
    const names = nameFields.flatMap((field) => wordsOf(toRawText(document[field]) ?? ''));
    const folded = names.flatMap((name) => [fold(name), stemOf(name)]);
    const isFound = searchTerms.every(([word, stem]) =>
      folded.some((name) => name.startsWith(word) || name === stem),
    );
    if (!isFound || searchTerms.length === 0) return;
    rows.push(row);
    scores.push(searchTerms.length / Math.max(1, names.length));
  });
  return {
    scores: RowScores.of(Uint32Array.from(rows), Float64Array.from(scores)),
    suggestions: [],
  };
}
