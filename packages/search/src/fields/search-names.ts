import type { SearchDocument } from '../query/search-document.ts';
import type { TextRows } from './search-rows.ts';
import { RowScores } from '../columns/row-scores.ts';
import { wordsOf, type SearchLanguage } from '../language/search-language.ts';

/** Fields with the name of a category, page or similar document. */
const nameFields = ['name', 'title', 'frontend_label', 'identifier'] as const;

/** Finds documents by name, for small collections: every word must be the beginning of a word in the name. */
export function searchNames(
  documents: readonly SearchDocument[],
  text: string,
  { fold, stem: stemOf }: SearchLanguage,
): TextRows {
  const searchTerms = wordsOf(text).map(
    (typedWord) => [fold(typedWord), stemOf(typedWord)] as const,
  );
  const rows: number[] = [];
  const scores: number[] = [];
  documents.forEach((document, row) => {
    const names = nameFields.flatMap((field) => wordsOf(textOf(document[field])));
    const nameTerms = names.flatMap((name) => [fold(name), stemOf(name)]);
    const isFound = searchTerms.every(([folded, stem]) =>
      nameTerms.some((term) => term.startsWith(folded) || term === stem),
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

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
