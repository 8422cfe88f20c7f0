import type { FilterValue } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { SearchEngine } from '../query/catalog-search.ts';
import { idsOf, makeFilled, type MakeEngine } from './contract-engine.ts';
import { contractProduct } from './contract-products.ts';

const shelf = [
  contractProduct('1', {
    document: {
      color: 1,
      label: 'alma',
      tags: ['x', 'Álom'],
      sale: '1',
      date: '2026-01-05',
      category: [{ name: 'Asztalok' }, { name: 'Konyha' }],
    },
    price: 10,
    stock: { isInStock: true, qty: 3 },
  }),
  contractProduct('2', {
    document: {
      type_id: 'configurable',
      color_options: [1, 2],
      label: 'Zebra',
      sale: true,
      date: '2026-03-01',
    },
    price: 50,
    stock: { isInStock: false, qty: 0 },
  }),
  contractProduct('3', {
    document: { color: 2, color_options: [1], sale: '0', tags: [] },
    price: undefined,
    stock: { isInStock: true, qty: 12 },
  }),
];

type Filters = readonly (readonly [field: string, value: FilterValue, scope?: 'catalog'])[];

type FindIds = (filters: Filters) => Promise<readonly string[]>;

/** Tests one example of each operator, scope and optional clause. Source: wire contract 2.2. */
export function filterContract(make: MakeEngine): void {
  let filled: Promise<SearchEngine> | undefined;
  const find: FindIds = async (filters) => {
    filled ??= makeFilled(make, shelf);
    return idsOf(await filled, {
      filters: filters.map(([field, value, scope]) => ({
        field,
        value,
        isCatalogScope: scope === 'catalog',
      })),
    });
  };

  operatorContract(find);
  optionalClauseContract(find);
  catalogScopeContract(find);
}

function operatorContract(find: FindIds): void {
  describe('[SE-1] an operator', () => {
    it.each<[story: string, filters: Filters, ids: readonly string[]]>([
      ['none: all products', [], ['1', '2', '3']],
      ['a bare value', [['color', 1]], ['1']],
      ['a list of values', [['color', ['1', 2]]], ['1', '3']],
      ['in, of a list', [['tags', { in: ['Álom', 'y'] }]], ['1']],
      ['eq with a flag, however it is written', [['sale', { eq: true }]], ['1', '2']],
      ['eq with false', [['sale', { eq: 'false' }]], ['3']],
      ['eq null: the field exists', [['label', { eq: null }]], ['1', '2']],
      ['in with a list of null', [['label', { in: [null] }]], ['1', '2']],
      ['neq', [['label', { neq: 'alma' }]], ['2', '3']],
      ['nin', [['label', { nin: ['alma', 'Zebra'] }]], ['3']],
      ['neq null: the field does not exist', [['label', { neq: null }]], ['3']],
      ['like, whatever the case', [['label', { like: '%LMA%' }]], ['1']],
      ['like, with an accent', [['tags', { like: 'áLO' }]], ['1']],
      ['like, with a sign of patterns', [['label', { like: 'a*a' }]], []],
      ['gt', [['final_price', { gt: 10 }]], ['2']],
      ['gte and lt', [['final_price', { gte: 10, lt: 50 }]], ['1']],
      ['lte, with text', [['final_price', { lte: '50' }]], ['1', '2']],
      ['from and to', [['final_price', { from: 10, to: 50 }]], ['1', '2']],
      ['moreq', [['stock.qty', { moreq: 3 }]], ['1', '3']],
      ['a range without bounds: the field exists', [['final_price', { gte: null }]], ['1', '2']],
      ['a range of a price with a word', [['final_price', { gte: 'x' }]], []],
      ['a range of numbers that are texts', [['sale', { gte: 0, lt: 1 }]], ['3']],
      ['a range of dates', [['date', { gte: '2026-02-01' }]], ['2']],
      ['price: what prices are filtered by', [['price', { gte: 50 }]], ['2']],
      ['a price as text', [['final_price', { eq: '50.0' }]], ['2']],
      ['stock', [['stock.is_in_stock', { eq: true }]], ['1', '3']],
      ['a path through a list', [['category.name', { eq: 'Konyha' }]], ['1']],
      ['the exact form of a field', [['category.name.keyword', { eq: 'Konyha' }]], ['1']],
      ['an unknown field', [['none', { eq: 1 }]], []],
      ['an unknown field that does not exist', [['none', { neq: null }]], ['1', '2', '3']],
      ['an unknown operator: its operand', [['label', { almost: 'alma' } as FilterValue]], ['1']],
      ['no operator: nothing is asked', [['label', {}]], ['1', '2', '3']],
      ['the first operator decides', [['label', { neq: 'alma', eq: 'alma' }]], ['2', '3']],
      [
        'two filters: both hold',
        [
          ['color', [1, 2]],
          ['sale', '0'],
        ],
        ['3'],
      ],
    ])('%s', async (_story, filters, ids) => {
      expect(await find(filters)).toEqual(ids);
    });
  });
}

function optionalClauseContract(find: FindIds): void {
  describe('[SE-2] an optional clause', () => {
    it.each<[story: string, filters: Filters, ids: readonly string[]]>([
      [
        'or: one of them holds',
        [
          ['label', { or: ['alma'] }],
          ['color', { or: [2] }],
        ],
        ['1', '3'],
      ],
      ['or null: the field is missing', [['label', { or: null }]], ['3']],
      ['nor', [['label', { nor: ['alma'] }]], ['2', '3']],
      ['nor null: the field exists', [['label', { nor: null }]], ['1', '2']],
      ['orGt', [['final_price', { orGt: 10 }]], ['2']],
      ['orGte and orLt', [['final_price', { orGte: 10, orLt: 50 }]], ['1']],
      [
        'orLte, or another',
        [
          ['final_price', { orLte: 10 }],
          ['color', { or: [2] }],
        ],
        ['1', '3'],
      ],
      [
        'beside a required one it does not count',
        [
          ['type_id', 'simple'],
          ['label', { or: ['alma'] }],
        ],
        ['1', '3'],
      ],
      [
        'beside a negated one it counts',
        [
          ['color', { neq: 2 }],
          ['label', { or: ['Zebra'] }],
        ],
        ['2'],
      ],
    ])('%s', async (_story, filters, ids) => {
      expect(await find(filters)).toEqual(ids);
    });
  });
}

function catalogScopeContract(find: FindIds): void {
  describe('[SE-3] a filter of the scope catalog', () => {
    it.each<[story: string, filters: Filters, ids: readonly string[]]>([
      ['finds configurables by their options', [['color', { in: [1] }, 'catalog']], ['1', '2']],
      ['leaves them out where it is negated', [['color', { nin: [1] }, 'catalog']], ['3']],
      [
        'finds them by an option that exists',
        [['color', { eq: null }, 'catalog']],
        ['1', '2', '3'],
      ],
      ['finds them by a range of options', [['color', { gte: 2 }, 'catalog']], ['2', '3']],
      ['as an optional clause', [['color', { or: [2] }, 'catalog']], ['2', '3']],
    ])('%s', async (_story, filters, ids) => {
      expect(await find(filters)).toEqual(ids);
    });
  });
}
