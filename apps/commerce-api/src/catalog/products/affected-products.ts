import type { TaxRule } from '@shop/contract';
import type { NormalAttribute, NormalCategory, Source } from '@shop/catalog-documents';
import type { ArticleDirectory } from '@shop/catalog-view';
import type { Sql } from 'postgres';
import type { CatalogState } from '../documents/catalog-state.ts';

/** All products are read if more than this share of them uses changed data. */
const mostAffected = 1 / 4;
/** All products are read if more than this share was dropped. */
const mostDropped = 1 / 4;

/**
 * Returns the ids of the products that use data that differs between two states; `undefined` if all must be read, or
 * indexed again because too many were dropped. Without an earlier state nothing has changed.
 */
export async function affectedProducts(
  sql: Sql,
  previous: CatalogState | undefined,
  current: CatalogState,
  directory: ArticleDirectory,
): Promise<readonly string[] | undefined> {
  if (directory.droppedShare > mostDropped) return undefined;
  if (previous === undefined) return [];
  const ids = await productsUsing(sql, changedNeeds(previous, current));
  return ids.length > directory.productCount * mostAffected ? undefined : ids;
}

/** Changed attributes, categories and tax classes, with which products are completed, indexed and priced. */
interface ChangedNeeds {
  readonly attributes: readonly Pick<
    NormalAttribute,
    'attribute_id' | 'attribute_code' | 'frontend_label'
  >[];
  readonly categoryIds: readonly number[];
  readonly taxClasses: readonly number[];
}

/** Returns the differences of two states, also elements of one alone. An attribute has its former names too. */
function changedNeeds(previous: CatalogState, current: CatalogState): ChangedNeeds {
  const documents = <T extends Source>({ small }: CatalogState, type: 'attribute' | 'category') =>
    (small.get(type)?.documents ?? []) as readonly T[];
  return {
    attributes: differing(
      documents<NormalAttribute>(previous, 'attribute'),
      documents<NormalAttribute>(current, 'attribute'),
      ({ attribute_id, attribute_code, frontend_label, is_user_defined, options }) => [
        attribute_id,
        attribute_code,
        frontend_label,
        is_user_defined,
        options,
      ],
    ),
    categoryIds: differing(
      documents<NormalCategory>(previous, 'category'),
      documents<NormalCategory>(current, 'category'),
      ({ id, name }) => [id, name],
    ).map(({ id }) => id),
    taxClasses: differing<TaxRule>(previous.taxRules, current.taxRules, (rule) => rule).flatMap(
      (rule) => rule.product_tax_class_ids,
    ),
  };
}

/** Returns elements for which the other list has no element with the same value. */
function differing<T>(
  previous: readonly T[],
  current: readonly T[],
  valueOf: (element: T) => unknown,
): readonly T[] {
  if (previous === current) return [];
  const keyOf = (element: T) => JSON.stringify(valueOf(element));
  const missing = (elements: readonly T[], excluded: readonly T[]) => {
    const keys = new Set(excluded.map(keyOf));
    return elements.filter((element) => !keys.has(keyOf(element)));
  };
  return [...missing(previous, current), ...missing(current, previous)];
}

/**
 * Returns the ids of the products that may be completed, indexed or priced with one of these. Documents of other shops
 * write numbers as texts and attributes in lists, so their text is compared. This finds some more products than needed.
 */
async function productsUsing(
  sql: Sql,
  { attributes, categoryIds, taxClasses }: ChangedNeeds,
): Promise<readonly string[]> {
  if (attributes.length + categoryIds.length + taxClasses.length === 0) return [];
  const codes = attributes.map(({ attribute_code: code }) => containing(JSON.stringify(code)));
  const options = attributes.flatMap(({ attribute_id: id, frontend_label: label }) => [
    containing(`"attribute_id": ${id}`),
    containing(`"attribute_id": "${id}`),
    containing(`"label": ${JSON.stringify(label)}`),
  ]);
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM document
    WHERE type = 'product' AND (
      source::text LIKE ANY(${codes})
      OR (source -> 'configurable_options')::text ILIKE ANY(${options})
      OR (source -> 'category_ids')::text ~ ${anyNumber(categoryIds)}
      OR (source -> 'category')::text ~ ${anyNumber(categoryIds)}
      OR source ->> 'tax_class_id' ~ ${anyNumber(taxClasses)}
      OR jsonb_path_query_array(source, '$.configurable_children[*].tax_class_id')::text
        ~ ${anyNumber(taxClasses)}
      OR ${taxClasses.length > 0} AND source::text LIKE '%"attribute_code": "tax_class_id"%'
    ) ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** Pattern of LIKE. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns a regular expression of PostgreSQL that finds one of these numbers; nothing for an empty list. */
const anyNumber = (numbers: readonly number[]) =>
  numbers.length === 0 ? 'x^' : String.raw`(?<![\d.])(${numbers.join('|')})(?![\d])`;
