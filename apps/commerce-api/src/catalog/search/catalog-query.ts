import type { SearchQuery } from '@shop/contract';
import { searchCriteria, type SearchCriteria, type SearchHits } from '@shop/search';
import { type DocumentType, normaliseUnicode } from '@shop/catalog-documents';

/** Search criteria and the requested page of one type of document. */
export interface CatalogQuery extends SearchCriteria {
  readonly type: DocumentType;
}

/** Finds documents of all types. */
export interface DocumentSearch {
  find(query: CatalogQuery): Promise<SearchHits>;
}

/** A search of the wire, accents composed (NFC) as in the documents. */
export function catalogQuery(
  type: DocumentType,
  wire: SearchQuery,
  page: { readonly from: number; readonly size: number; readonly sort?: string | undefined },
): CatalogQuery {
  return { type, ...searchCriteria(normaliseUnicode(wire) as SearchQuery, page) };
}
