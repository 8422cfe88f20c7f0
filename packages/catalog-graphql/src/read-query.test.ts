import { expect, it } from 'vitest';
import { filterParts } from './filter-input.ts';
import { readCatalogQuery } from './read-query.ts';

it('[CG-1] reads a query of the schema, and refuses text and fields that are none of it', () => {
  expect(readCatalogQuery('{ products { total_count } }', {})).toMatchObject({
    ok: true,
    value: { kind: 'Document' },
  });
  for (const text of ['{', '{ nothing }']) {
    expect(readCatalogQuery(text, {})).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  }
});

it('[CG-2] refuses a query by its depth before its fields are looked at', () => {
  const query = `${'{ a '.repeat(9)}${'}'.repeat(9)}`;
  const error = { kind: 'too-deep', actual: 9, limit: 8 };
  expect(readCatalogQuery(query, {})).toEqual({ ok: false, error });
});

it('[CG-2] refuses a query by the documents it could read', () => {
  const query = 'query ($n: Int) { products(pageSize: $n) { items } }';
  const error = { kind: 'too-costly', actual: 6_002, limit: 5_000 };
  expect(readCatalogQuery(query, { n: 6_000 })).toEqual({ ok: false, error });
  expect(readCatalogQuery(query, { n: 4_000 }).ok).toBe(true);
});

it('[CG-3] reads conditions, facets and nested fields of a filter', () => {
  const filter = {
    price: { gte: 10, scope: 'catalog' },
    color: { scope: 'catalog' },
    stock: { is_in_stock: { eq: true } },
    sku: 'A',
  };
  expect(filterParts(filter)).toEqual({
    applied: [
      { attribute: 'price', value: { gte: 10 }, scope: 'catalog' },
      { attribute: 'stock.is_in_stock', value: { eq: true }, scope: undefined },
      { attribute: 'sku', value: 'A' },
    ],
    available: [
      { field: 'price', scope: 'catalog' },
      { field: 'color', scope: 'catalog' },
    ],
  });
  expect(filterParts(undefined)).toEqual({ applied: [], available: [] });
});
