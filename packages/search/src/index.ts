export type { RangeBounds } from './columns/column.ts';
export { NumberColumn } from './columns/number-column.ts';
export { RowScores } from './columns/row-scores.ts';
export { DocumentIndexBuilder, type DocumentIndex } from './fields/document-index.ts';
export type { FacetSettings } from './fields/facets.ts';
export { searchNames } from './fields/search-names.ts';
export { searchRows, type TextRows } from './fields/search-rows.ts';
export {
  createSearchLanguage,
  searchWordLists,
  splitCompound,
  wordsOf,
  type SearchLanguage,
} from './language/search-language.ts';
export { isGlobMatch, projection, type Projection } from './query/project-fields.ts';
export {
  searchCriteria,
  type SearchCriteria,
  type SearchFilter,
  type SearchHits,
} from './query/search-criteria.ts';
export type { SearchDocument } from './query/search-document.ts';
export { readSearchVector, writeSearchVector } from './text/search-vector.ts';
export { createTextIndex, type TextSource } from './text/text-index.ts';
export { nearnessRank, placesRank, type Weights } from './text/text-rank.ts';
export { createTextSearch, rankWeights, type TextSearchSettings } from './text/text-search.ts';
export type { ProductText } from './text/text-segment.ts';
export type { WordStems } from './text/word-stems.ts';
