export { createMemorySearch, type MemorySearch } from './engine/create-memory-search.ts';
export type { ViewState } from './engine/view-index.ts';
export type { ViewSettings } from './engine/view-settings.ts';
export { DocumentIndexBuilder, type DocumentIndex } from './fields/document-index.ts';
export type { FacetSettings } from './fields/facets.ts';
export { searchNames } from './fields/search-names.ts';
export { searchRows } from './fields/search-rows.ts';
export { createPriceReader, type PriceWords } from './language/price-words.ts';
export {
  createSearchLanguage,
  searchWordLists,
  type SearchLanguage,
  type SearchWordLists,
} from './language/search-language.ts';
export { createMerchandising, type Merchandising } from './merchandising/create-merchandising.ts';
export {
  merchandisingRules,
  type MerchandisingRules,
} from './merchandising/merchandising-rules.ts';
export type {
  CatalogQuery,
  CatalogSearch,
  IndexedProduct,
  ProductPatch,
  ProductStock,
  ProductText,
  SearchEngine,
  SearchIndex,
} from './query/catalog-search.ts';
export { isGlobMatch, projection, type Projection } from './query/project-fields.ts';
export {
  searchCriteria,
  type SearchCriteria,
  type SearchHits,
  type SearchPromotion,
} from './query/search-criteria.ts';
export type { SearchDocument } from './query/search-document.ts';
export { SearchUnavailableError } from './query/search-unavailable-error.ts';
export { findUnderstood, type UnderstoodHits } from './text/find-understood.ts';
export { createWordReader, type NamedField, type UnderstoodWord } from './text/understood-words.ts';
export type { TextSearchSettings } from './text/text-alternatives.ts';
