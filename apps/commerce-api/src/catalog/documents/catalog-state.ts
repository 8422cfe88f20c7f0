import * as v from 'valibot';
import { taxRule, type RatingSummary, type TaxRule } from '@shop/contract';
import type { Log } from '@shop/kernel';
import type { Sql } from 'postgres';
import {
  type CatalogFacts,
  type ContentDocuments,
  type DocumentType,
  documentTypes,
  type NormalAttribute,
  type NormalCategory,
  ratingSummaries,
} from '@shop/catalog-documents';
import { catalogFacts, optionLabels, type OptionLabels } from '@shop/catalog-view';
import { loadSmallDocuments, type DocumentView, type SmallDocuments } from './small-documents.ts';

/** All catalog data except the product documents, at one time. */
export interface CatalogState {
  readonly small: ReadonlyMap<DocumentType, SmallDocuments>;
  readonly facts: CatalogFacts;
  readonly optionLabels: OptionLabels;
  readonly taxRules: readonly TaxRule[];
  /** Ratings by product id. */
  readonly ratings: ReadonlyMap<number, RatingSummary>;
  /** Document id by article number, of products with their own document. */
  readonly idOfSku: Map<string, string>;
}

/** Types of document that every product is normalised and priced with. */
export const productNeeds: readonly DocumentType[] = ['attribute', 'category', 'taxrule'];

/** Removal of a fictitious tax rule that `shop reindex` records, so that pages are rendered again as well. */
export const reindexMark = { type: 'taxrule', id: 'shop reindex' } as const;

/** Reads the changed types again and keeps the rest of `before`. */
export async function loadState(
  sql: Sql,
  previous: CatalogState | undefined,
  changed: ReadonlySet<DocumentType>,
  parts: {
    readonly written: ContentDocuments;
    readonly view: DocumentView;
    readonly log: Log;
  },
): Promise<CatalogState> {
  const { written: contentDocuments, view, log } = parts;
  const small = new Map(previous?.small);
  for (const type of documentTypes) {
    if (type === 'product' || (previous !== undefined && !changed.has(type))) continue;
    small.set(type, await loadSmallDocuments(sql, type, view, contentDocuments.get(type)));
  }
  const ratings =
    previous !== undefined && !changed.has('review')
      ? previous.ratings
      : ratingSummaries(small.get('review')?.documents ?? []);
  if (previous !== undefined && !productNeeds.some((type) => changed.has(type))) {
    return { ...previous, small, ratings };
  }
  const idOfSku = await readArticleIds(sql);
  const attributes = (small.get('attribute')?.documents ?? []) as readonly NormalAttribute[];
  return {
    optionLabels: optionLabels(attributes),
    small,
    ratings,
    idOfSku,
    facts: catalogFacts(
      attributes,
      (small.get('category')?.documents ?? []) as readonly NormalCategory[],
      (sku) => {
        const id = Number(idOfSku.get(sku) ?? Number.NaN);
        return Number.isFinite(id) ? id : undefined;
      },
      view.usesUrlKeys,
    ),
    taxRules: readTaxRules(small.get('taxrule'), log),
  };
}

/** Updates the ids of articles after a product changed its sku, took over another one, or was removed. */
export async function renameArticles(
  sql: Sql,
  touched: ReadonlySet<string>,
  idOfSku: Map<string, string>,
): Promise<void> {
  const idsBySku = await readArticleIds(sql, [...touched]);
  for (const sku of touched) {
    const id = idsBySku.get(sku);
    if (id === undefined) idOfSku.delete(sku);
    else idOfSku.set(sku, id);
  }
}

/** Reads document ids by article number. If two documents have one number, the visible one counts, then the older. */
async function readArticleIds(sql: Sql, skus?: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ sku: string; id: string }[]>`
    SELECT sku, id FROM document
    WHERE ${skus === undefined ? sql`sku IS NOT NULL` : sql`sku = ANY(${skus as string[]})`}`;
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]));
  const twice = rows.filter(({ sku, id }) => ids.get(sku) !== id).map(({ sku }) => sku);
  if (twice.length === 0) return ids;
  // Reads only these, because it means unpacking their documents.
  const preferred = await sql<{ sku: string; id: string }[]>`
    SELECT DISTINCT ON (sku) sku, id FROM document WHERE sku = ANY(${[...new Set(twice)]})
    ORDER BY sku, coalesce(source ->> 'visibility', '4') DESC, length(id), id`;
  for (const { sku, id } of preferred) ids.set(sku, id);
  return ids;
}

function readTaxRules(small: SmallDocuments | undefined, log: Log): readonly TaxRule[] {
  return (small?.documents ?? []).flatMap((document) => {
    const parsed = v.safeParse(taxRule, document);
    if (parsed.success) return [parsed.output];
    log.warn('tax-rule-unreadable', { rule: document['id'] });
    return [];
  });
}
