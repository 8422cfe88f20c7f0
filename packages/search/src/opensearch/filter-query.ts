import type { RangeBounds } from '../columns/column.ts';
import { spellings } from '../columns/keyword-column.ts';
import { numberOf } from '../columns/number-column.ts';
import { columnName, type IndexFilter } from '../fields/document-index.ts';
import type { FieldTest } from '../query/filter-clause.ts';
import { formField, numberFields, type NumberField } from './index-fields.ts';

/** A query of OpenSearch. */
export type Query = Readonly<Record<string, unknown>>;

export const noProducts: Query = { match_none: {} };

/** Returns the queries for the products that match all filters. Source: wire contract 2.2. */
export function filterQueries(filters: readonly IndexFilter[]): readonly Query[] {
  const required = filters.filter(({ clause }) => clause.required);
  const optional = filters.filter(({ clause }) => !clause.required);
  const hasRequired = required.some(({ clause }) => !clause.negated);
  return [
    ...required.map(clauseQuery),
    ...(optional.length === 0 || hasRequired ? [] : [anyOf(optional.map(clauseQuery))]),
  ];
}

/** Matches products that match any of the queries. */
export function anyOf(queries: readonly Query[], needed = 1): Query {
  const [first] = queries;
  if (first === undefined) return noProducts;
  return queries.length === 1 ? first : { bool: { should: queries, minimum_should_match: needed } };
}

/** Matches products that match all of the queries. */
export function allOf(queries: readonly Query[]): Query {
  const [first] = queries;
  return queries.length === 1 && first !== undefined ? first : { bool: { filter: queries } };
}

function clauseQuery({ field, isCatalogScope, clause }: IndexFilter): Query {
  const ownQuery = testQuery(field, clause.test);
  const query = isCatalogScope
    ? anyOf([
        ownQuery,
        allOf([
          { term: { [formField('texts', 'type_id')]: 'configurable' } },
          testQuery(`${field}_options`, clause.test),
        ]),
      ])
    : ownQuery;
  return clause.negated ? { bool: { must_not: [query] } } : query;
}

function testQuery(field: string, test: FieldTest): Query {
  const numberField = numberFields.get(columnName(field));
  return numberField === undefined ? textTest(field, test) : numberTest(numberField, test);
}

function textTest(field: string, test: FieldTest): Query {
  const texts = formField('texts', field);
  switch (test.kind) {
    case 'in':
      return { terms: { [texts]: test.values.flatMap(spellings) } };
    case 'exists':
      return { exists: { field: texts } };
    case 'contains': {
      const value = `*${escapeWildcards(test.text.toLowerCase())}*`;
      return anyOf(
        [texts, formField('lower', field)].map((name) => ({ wildcard: { [name]: { value } } })),
      );
    }
    case 'range': {
      const bounds = Object.entries(test.bounds) as [keyof RangeBounds, string | number][];
      if (bounds.length === 0) return { exists: { field: texts } };
      const numberBounds = bounds.filter(([, bound]) => isNumeric(bound));
      const textBounds = bounds.filter(([, bound]) => !isNumeric(bound));
      return allOf([
        ...(numberBounds.length === 0
          ? []
          : [rangeQuery(formField('numbers', field), numberBounds.map(toNumber))]),
        ...(textBounds.length === 0 ? [] : [rangeQuery(texts, textBounds)]),
      ]);
    }
  }
}

function numberTest(field: NumberField, test: FieldTest): Query {
  switch (test.kind) {
    case 'in': {
      const numbers = test.values.filter((value) => value !== '').map(numberOf);
      return { terms: { [field]: numbers.filter(Number.isFinite) } };
    }
    case 'exists':
      return { exists: { field } };
    case 'contains':
      return { wildcard: { [`${field}_text`]: { value: `*${escapeWildcards(test.text)}*` } } };
    case 'range': {
      const bounds = (Object.entries(test.bounds) as [keyof RangeBounds, string | number][]).map(
        toNumber,
      );
      if (bounds.some(([, bound]) => Number.isNaN(bound))) return noProducts;
      return bounds.length === 0 ? { exists: { field } } : rangeQuery(field, bounds);
    }
  }
}

function toNumber([key, bound]: readonly [keyof RangeBounds, string | number]) {
  return [key, Number(bound)] as const;
}

function rangeQuery(
  field: string,
  bounds: readonly (readonly [keyof RangeBounds, string | number])[],
): Query {
  return { range: { [field]: Object.fromEntries(bounds) } };
}

function isNumeric(bound: string | number): boolean {
  return bound !== '' && Number.isFinite(Number(bound));
}

function escapeWildcards(text: string): string {
  return text.replaceAll(/[*?\\]/g, String.raw`\$&`);
}
