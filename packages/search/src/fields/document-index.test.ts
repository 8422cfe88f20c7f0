import type { FilterValue } from '@shop/contract';
import type { Locale } from '@shop/format';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../query/search-document.ts';
import { DocumentIndexBuilder, type DocumentIndex } from './document-index.ts';
import { filterClause } from '../query/filter-clause.ts';

function indexOf(documents: readonly SearchDocument[], locale: Locale = 'hu'): DocumentIndex {
  const builder = new DocumentIndexBuilder(locale);
  for (const document of documents) builder.add(document);
  return builder.build();
}

function found(
  index: DocumentIndex,
  filters: readonly (readonly [field: string, value: FilterValue, scope?: 'catalog'])[],
): number[] {
  return [
    ...index
      .filter(
        filters.flatMap(([field, value, scope]) => {
          const clause = filterClause(value);
          return clause === undefined
            ? []
            : [{ field, isCatalogScope: scope === 'catalog', clause }];
        }),
      )
      .rows(),
  ];
}

describe('filters', () => {
  const index = indexOf([
    { id: 1, type_id: 'simple', color: 1, tags: ['a', 'b'], price: 10, is_active: true },
    { id: 2, type_id: 'simple', color: '2', price: 20, is_active: '1', date: '2026-01-05' },
    { id: 3, type_id: 'configurable', color_options: [1, 3], price: 30, is_active: 0 },
    {
      id: 4,
      type_id: 'simple',
      color_options: [1],
      category: [{ name: 'Nappali' }, { name: 'Háló' }],
    },
    { id: 5, type_id: 'bundle', date: '2026-02-05', children_data: [{ id: 9, name: 'x' }] },
  ]);

  it.each<[string, Parameters<typeof found>[1], number[]]>([
    ['compares numbers and texts alike', [['color', '1']], [0]],
    ['meets any member of a list', [['tags', { in: ['b', 'z'] }]], [0]],
    ['walks objects in lists', [['category.name', 'Háló']], [3]],
    ['takes the exact form of a field', [['category.name.keyword', { eq: 'Háló' }]], [3]],
    ['takes 1, "1" and true for one', [['is_active', true]], [0, 1]],
    ['takes 0 and false for one', [['is_active', { eq: false }]], [2]],
    ['excludes', [['color', { neq: 1 }]], [1, 2, 3, 4]],
    ['asks for existence', [['color', { eq: null }]], [0, 1]],
    ['asks for absence', [['color', { neq: null }]], [2, 3, 4]],
    ['cuts a range, lower bound in, upper out', [['price', { gte: 10, lt: 30 }]], [0, 1]],
    ['compares dates as text', [['date', { gte: '2026-01-05', lt: '2026-02-05' }]], [1]],
    [
      'needs all required ones',
      [
        ['price', { gte: 10 }],
        ['color', { in: [1, 2] }],
        ['tags', 'a'],
      ],
      [0],
    ],
    [
      'needs one of the optional ones',
      [
        ['color', { or: [1] }],
        ['price', { or: [30] }],
      ],
      [0, 2],
    ],
    [
      'passes over optional ones beside a required one',
      [
        ['price', 20],
        ['color', { or: [1] }],
      ],
      [1],
    ],
    [
      'keeps optional ones beside an exclusion',
      [
        ['id', { neq: 1 }],
        ['price', { or: [10, 30] }],
      ],
      [2],
    ],
    [
      'finds a configurable by its options in catalog scope only',
      [['color', 1, 'catalog']],
      [0, 2],
    ],
    ['finds nothing in a field nobody has', [['nothing', 1]], []],
    ['finds everything missing a field nobody has', [['nothing', { neq: 1 }]], [0, 1, 2, 3, 4]],
    ['finds a part of a text', [['category.name', { like: '%app%' }]], [3]],
    ['finds a nested tree by its ids', [['children_data.id', 9]], [4]],
  ])('[SE-3] %s', (_story, filters, rows) => {
    expect(found(index, filters)).toEqual(rows);
  });
});

describe('orders', () => {
  const index = indexOf([
    { name: 'Zsámoly', price: 30, rank: 1 },
    { name: 'Ágy', price: 10, rank: 1 },
    { name: 'csésze', price: 20 },
    { name: 'Cukortartó', rank: 2 },
  ]);
  const order = (...sort: [field: string, descending: boolean][]) => [
    ...index.order(sort.map(([field, descending]) => ({ field, descending }))).rows,
  ];

  it('[SE-4] sorts numbers by size, rows without one last both ways', () => {
    expect(order(['price', false])).toEqual([1, 2, 0, 3]);
    expect(order(['price', true])).toEqual([0, 2, 1, 3]);
  });
  it.each<[locale: Locale, sorted: readonly string[]]>([
    ['hu', ['Csésze', 'Ocker', 'Orange', 'Öl', 'Zimt']],
    ['de', ['Csésze', 'Ocker', 'Öl', 'Orange', 'Zimt']],
  ])('[SE-5] sorts and counts texts by the alphabet of the store view: %s', (locale, sorted) => {
    const names = ['Zimt', 'Orange', 'Öl', 'Ocker', 'Csésze'];
    const inView = indexOf(
      names.map((name) => ({ name })),
      locale,
    );
    const { rows } = inView.order([{ field: 'name', descending: false }]);
    expect([...rows].map((row) => names[row])).toEqual(sorted);
    const counts = inView.column('name')?.counts(Uint32Array.from(names.keys())) ?? [];
    expect(counts.map(({ value }) => value)).toEqual(sorted);
  });
  it('[SE-4] sorts names by the Hungarian alphabet', () => {
    expect(order(['name', false])).toEqual([1, 3, 2, 0]);
  });
  it('[SE-4] breaks ties by the next step, then by the documents themselves', () => {
    expect(order(['rank', false], ['price', true])).toEqual([0, 1, 3, 2]);
    expect(order(['rank', false])).toEqual([0, 1, 3, 2]);
  });
  it('[SE-4] passes over a field nobody has', () => {
    expect(order(['nothing', true])).toEqual([0, 1, 2, 3]);
  });
});

/** Naive model: evaluates one document at a time, without an index. */
function naive(document: SearchDocument, field: string, values: readonly unknown[]): boolean {
  const own = document[field];
  const list = Array.isArray(own) ? own : own === undefined || own === null ? [] : [own];
  return list.some((value) => values.map(String).includes(String(value)));
}

it('[SE-1] agrees with looking at every document', () => {
  const value = fc.oneof(fc.integer({ min: 2, max: 6 }), fc.constantFrom('a', 'b'));
  const document = fc.record(
    { f: fc.oneof(value, fc.array(value, { maxLength: 3 })), g: value },
    { requiredKeys: [] },
  );
  const filter = fc.tuple(
    fc.constantFrom('f', 'g'),
    fc.constantFrom('in', 'nin', 'or', 'nor'),
    fc.array(value, { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 40 }),
      fc.array(filter, { maxLength: 4 }),
      (documents, filters) => {
        const index = indexOf(documents);
        const hasRequired = filters.some(([, operator]) => operator === 'in');
        const optional = filters.filter(([, operator]) => operator === 'or' || operator === 'nor');
        const expected = documents.flatMap((one, row) => {
          const holds = ([field, operator, values]: (typeof filters)[number]) =>
            naive(one, field, values) === (operator === 'in' || operator === 'or');
          const required = filters.filter((each) => !optional.includes(each));
          const isOptionalMet = hasRequired || optional.length === 0 || optional.some(holds);
          return required.every(holds) && isOptionalMet ? [row] : [];
        });
        const conditions = filters.map(
          ([field, operator, values]) => [field, { [operator]: values }] as const,
        );
        expect(found(index, conditions)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

describe('writing', () => {
  const document = fc.record(
    {
      type_id: fc.constantFrom('simple', 'configurable'),
      color: fc.oneof(fc.nat(3), fc.array(fc.nat(3), { maxLength: 2 })),
      color_options: fc.array(fc.nat(3), { maxLength: 3 }),
      name: fc.constantFrom('asztal', 'ágy', 'kanapé'),
      place: fc.nat(5),
    },
    { requiredKeys: ['type_id'] },
  );

  it('[SE-20] comes to the same as collecting the documents as they are now', () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(14), document), { maxLength: 20 }),
        (first, changes) => {
          const now: SearchDocument[] = [...first];
          const index = indexOf(first);
          /** Counts every `step`-th row. */
          const counted = (one: DocumentIndex, step: number) => {
            const rows = [...now.keys()].filter((row) => row % step === 0);
            return one.column('color')?.counts(Uint32Array.from(rows)) ?? [];
          };
          const look = (one: DocumentIndex) => ({
            red: found(one, [['color', 1, 'catalog']]),
            named: found(one, [['name', { neq: 'ágy' }]]),
            order: [
              ...one.order([
                { field: 'name', descending: true },
                { field: 'place', descending: false },
              ]).rows,
            ],
            colors: [1, 2, 5].map((step) => counted(one, step)),
          });
          look(index);
          for (const [at, changed] of changes) {
            const row = Math.min(at, now.length);
            now[row] = changed;
            index.write([[row, changed]]);
            expect(look(index)).toEqual(look(indexOf(now)));
          }
        },
      ),
    );
  });
});
