import { DocumentIndexBuilder, type DocumentIndex } from '@shop/search';
import type { Locale } from '@shop/format';
import type { Sql } from 'postgres';
import {
  type DocumentType,
  normaliseAttribute,
  normaliseCategories,
  type Source,
  type StoredDocument,
  toNumber,
} from '@shop/catalog-documents';
import { readDocuments } from '../../documents/document-table.ts';
import type { ViewDocument } from '@shop/content-files';

/** All documents of a type with few documents, held in memory. */
export interface SmallDocuments {
  readonly documents: readonly Source[];
  readonly ids: readonly string[];
  readonly rowOfId: ReadonlyMap<string, number>;
  readonly fields: DocumentIndex;
}

/** Reading of documents in a store view. */
export interface DocumentView {
  readonly document: ViewDocument;
  readonly locale: Locale;
  /** True if a url_key serves as slug (CC-9). */
  readonly usesUrlKeys: boolean;
}

/** Loads the documents of the database and of the content folder; the latter win if both have the same id. */
export async function loadSmallDocuments(
  sql: Sql,
  type: DocumentType,
  view: DocumentView,
  contentDocuments: readonly StoredDocument[] = [],
): Promise<SmallDocuments> {
  const ids: string[] = [];
  const raws: Source[] = [];
  const writtenIds = new Set(contentDocuments.map(({ id }) => id));
  for await (const batch of readDocuments(sql, type)) {
    for (const { id, source } of batch) {
      if (!isPublic(type, source) || writtenIds.has(id)) continue;
      ids.push(id);
      raws.push(view.document(type, source));
    }
  }
  for (const { id, source } of contentDocuments) {
    ids.push(id);
    raws.push(source);
  }
  const documents = complete(type, raws, view.usesUrlKeys);
  const builder = new DocumentIndexBuilder(view.locale);
  for (const document of documents) builder.add(document);
  return {
    documents,
    ids,
    rowOfId: new Map(ids.map((id, row) => [id, row])),
    fields: builder.build(),
  };
}

/** An unapproved review is never public, for any query. */
function isPublic(type: DocumentType, source: Source): boolean {
  return type !== 'review' || (toNumber(source['review_status']) ?? 1) === 1;
}

function complete(
  type: DocumentType,
  raws: readonly Source[],
  usesUrlKeys: boolean,
): readonly Source[] {
  if (type === 'category') return normaliseCategories(raws, usesUrlKeys);
  if (type === 'attribute') return raws.map(normaliseAttribute);
  return raws;
}
