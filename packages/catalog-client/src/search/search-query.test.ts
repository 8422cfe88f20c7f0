import { calls } from '@shop/contract';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nextStart } from './search-page.ts';
import { searchQuery, type SearchCriteria } from './search-query.ts';
import { documentSlug } from '../products/document-slug.ts';
import { fingerprint } from '../cache/fingerprint.ts';

describe('a search query', () => {
  it('[CC-12] says what must hold, what the shopper chose, what to count, how to sort and what to look for', () => {
    const query = searchQuery({
      where: { visibility: [2, 3, 4], status: { in: [0, 1] } },
      filters: { color: ['12'], price: { gte: 100 } },
      facets: ['price', 'color'],
      sort: 'created_at:desc',
      text: ' kanapé ',
    });
    expect(query).toEqual({
      _availableFilters: [
        { field: 'color', scope: 'catalog', options: {} },
        { field: 'price', scope: 'catalog', options: {} },
      ],
      _appliedFilters: [
        { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
        { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
        { attribute: 'color', value: { in: ['12'] }, scope: 'catalog' },
        { attribute: 'price', value: { gte: 100 }, scope: 'catalog' },
      ],
      _appliedSort: [{ field: 'created_at', options: 'desc' }],
      _searchText: 'kanapé',
    });
  });

  it('[CC-76] [CC-77] says which words are no filters, and asks for counts without own filters', () => {
    const { _plainWords, _availableFilters } = searchQuery({
      text: 'zöld fotel',
      plainWords: ['zöld'],
      facets: ['color', 'price'],
      countsWithoutOwn: true,
    });
    expect(_plainWords).toEqual(['zöld']);
    expect(_availableFilters).toEqual([
      { field: 'color', scope: 'catalog', options: { withoutOwn: true } },
      { field: 'price', scope: 'catalog', options: {} },
    ]);
  });

  it('[CC-82] says that one matching word is enough, only where it is', () => {
    expect(searchQuery({ text: 'zöld fotel', anyWord: true })).toMatchObject({ _anyWord: true });
    expect(searchQuery({ text: 'zöld fotel' })).not.toHaveProperty('_anyWord');
  });

  it('[CC-78] requests the least and the greatest number of measures', () => {
    const { _availableFilters } = searchQuery({
      facets: ['color'],
      spans: ['width_cm', 'height_cm', 'width_cm'],
      countsWithoutOwn: true,
    });
    expect(_availableFilters).toEqual([
      { field: 'color', scope: 'catalog', options: { withoutOwn: true } },
      { field: 'height_cm', scope: 'catalog', options: { withoutOwn: true, span: true } },
      { field: 'width_cm', scope: 'catalog', options: { withoutOwn: true, span: true } },
    ]);
  });

  it('[CC-12] is empty when nothing is asked', () => {
    expect(searchQuery({})).toEqual({
      _availableFilters: [],
      _appliedFilters: [],
      _appliedSort: [],
      _searchText: '',
    });
  });

  it.each([
    ['a bare value', 7, { in: [7] }],
    ['a list', ['a', 'b'], { in: ['a', 'b'] }],
    ['nothing at all', null, { in: [null] }],
    ['operators', { gte: 1, lt: 2 }, { gte: 1, lt: 2 }],
  ])('[CC-14] takes %s as a condition', (_story, value, expected) => {
    const { _appliedFilters: conditions } = searchQuery({ where: { x: value } });
    expect(conditions).toEqual([{ attribute: 'x', value: expected, scope: 'default' }]);
  });

  it.each([
    ['undefined', undefined],
    ['an empty list', []],
    ['no operators', {}],
  ])('[CC-14] leaves %s out', (_story, value) => {
    const { _appliedFilters: conditions } = searchQuery({ where: { x: value } });
    expect(conditions).toEqual([]);
  });

  it('[CC-14] sorts by several fields, a bare one ascending', () => {
    const { _appliedSort: sorts } = searchQuery({ sort: ['price:desc', 'name', ''] });
    expect(sorts).toEqual([
      { field: 'price', options: 'desc' },
      { field: 'name', options: 'asc' },
    ]);
  });

  const parts: fc.Arbitrary<SearchCriteria> = fc.record({
    where: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.array(fc.nat(5), { maxLength: 3 })),
    filters: fc.dictionary(fc.constantFrom('x', 'y'), fc.array(fc.string(), { maxLength: 3 })),
    facets: fc.array(fc.constantFrom('f', 'g', 'h')),
    text: fc.string({ maxLength: 20 }),
  });

  it('[CC-12] does not depend on the order of its names', () => {
    const turned = (names: Readonly<Record<string, unknown>> = {}) =>
      Object.fromEntries(Object.entries(names).toReversed()) as Record<string, number[]>;
    fc.assert(
      fc.property(parts, (queryParts) => {
        const other = {
          ...queryParts,
          where: turned(queryParts.where),
          filters: turned(queryParts.filters),
          facets: (queryParts.facets ?? []).toReversed(),
        };
        expect(JSON.stringify(searchQuery(other))).toBe(JSON.stringify(searchQuery(queryParts)));
      }),
    );
    expect.hasAssertions();
  });

  // findings C7
  it('[CC-12] is the same however accents are written', () => {
    const ask = (form: 'NFC' | 'NFD') =>
      searchQuery({
        text: 'szék'.normalize(form),
        where: { url_path: { eq: 'szék'.normalize(form) }, sku: ['szék'.normalize(form)] },
        filters: { color: 'kék'.normalize(form), price: { gte: 5 } },
      });
    expect(ask('NFD')).toEqual(ask('NFC'));
  });

  it('[CC-12] is always what the wire takes', () => {
    fc.assert(
      fc.property(parts, (queryParts) => {
        const body = { type: 'product', searchQuery: searchQuery(queryParts) };
        expect(v.is(calls.catalog.body, body)).toBe(true);
      }),
    );
    expect.hasAssertions();
  });
});

describe('pages', () => {
  it.each([
    [{ start: 0, perPage: 50, total: 120 }, 50],
    [{ start: 50, perPage: 50, total: 120 }, 100],
    [{ start: 100, perPage: 50, total: 120 }, undefined],
    [{ start: 0, perPage: 50, total: 50 }, undefined],
    [{ start: 0, perPage: 50, total: 12 }, undefined],
    [{ start: 0, perPage: 0, total: 12 }, undefined],
  ])('[CC-20] after %j comes %j', (page, next) => {
    expect(nextStart(page)).toBe(next);
  });

  it('[CC-20] walked through to the end show everything once', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (total, perPage) => {
        let start: number | undefined = 0;
        let shown = 0;
        while (start !== undefined) {
          shown += Math.min(perPage, total - start);
          start = nextStart({ start, perPage, total });
        }
        expect(shown).toBe(total);
      }),
    );
    expect.hasAssertions();
  });
});

describe('slugs', () => {
  it.each([
    ['Felhő kanapé (bézs)', 'felho-kanape-bezs'],
    ['ŰRHAJÓ & Őszibarack', 'urhajo-oszibarack'],
    ['Straße 12/A', 'strasse-12-a'],
    ['  --  ', ''],
  ])('[CC-9] %j becomes %j', (name, slug) => {
    expect(documentSlug({ name }, true)).toBe(slug);
  });

  it.each([
    [{ slug: 'own', url_key: 'key', name: 'Név', id: 7 }, true, 'own'],
    [{ slug: '', url_key: 'key', name: 'Név', id: 7 }, true, 'key'],
    [{ url_key: 'key', name: 'Név', id: 7 }, false, 'nev-7'],
    [{ name: 'Név', id: 7 }, true, 'nev-7'],
    [{ url_key: '', name: 'Név', id: 7 }, true, 'nev-7'],
    [{ name: '', id: 7 }, true, undefined],
    [{ name: '--', id: 7 }, true, '7'],
    [{ id: 7 }, true, undefined],
  ])('[CC-9] of %j (url keys %s) is %j', (document, useUrlKeys, slug) => {
    expect(documentSlug(document, useUrlKeys)).toBe(slug);
  });
});

it('[CC-25] fingerprints of different questions differ', () => {
  const fingerprints = new Set(
    Array.from({ length: 20_000 }, (_, index) => fingerprint(`{"q":${index}}`)),
  );
  expect(fingerprints.size).toBe(20_000);
  expect(fingerprint('x')).toMatch(/^[0-9a-f]{14}$/);
});
