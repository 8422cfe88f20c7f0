import { facetOptions, type SearchQuery } from '@shop/contract';
import { searchCriteria, type SearchCriteria, type SearchHits } from '@shop/search';
import { type DocumentType, normaliseUnicode } from '@shop/catalog-documents';
import * as v from 'valibot';

/** Search criteria and the requested page of one type of document. */
export interface CatalogQuery extends SearchCriteria {
  readonly type: DocumentType;
  /** True if the merchandising rules of the shop do not apply. */
  readonly isUnpromoted?: boolean | undefined;
}

/** Finds documents of all types. */
export interface DocumentSearch {
  find(query: CatalogQuery): Promise<SearchHits>;
}

/** Converts a search of the wire, with accents composed (NFC) as in the documents. */
export function catalogQuery(
  type: DocumentType,
  wire: SearchQuery,
  page: { readonly from: number; readonly size: number; readonly sort?: string | undefined },
): CatalogQuery {
  const { _availableFilters: available } = wire;
  const countedWithoutOwn = available.flatMap(({ field, options }) => {
    const read = v.safeParse(facetOptions, options);
    return read.success && read.output.withoutOwn ? [field] : [];
  });
  return {
    type,
    countedWithoutOwn,
    ...searchCriteria(normaliseUnicode(wire) as SearchQuery, page),
  };
}
