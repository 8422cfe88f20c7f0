import { expect, it } from 'vitest';
import {
  categoryPath,
  withStorePrefix,
  productPath,
  stripStorePrefix,
  type LinkedProduct,
  type LinkRules,
} from './links.ts';

const dispatched: LinkRules = { useDispatcher: true, storeCode: '' };
const routed: LinkRules = { useDispatcher: false, storeCode: '' };
const german: LinkRules = { useDispatcher: true, storeCode: 'de' };

const lamp: LinkedProduct = {
  sku: 'LAMPA-1',
  type_id: 'simple',
  url_path: 'gomb-lampa',
  slug: 'gomb-lampa',
};
const chair: LinkedProduct = {
  sku: 'FOTEL',
  type_id: 'configurable',
  url_path: 'felho-fotel',
  slug: 'felho-fotel',
  configurable_children: [],
};
const chosenChair = { ...chair, sku: 'FOTEL-KEK', parentSku: 'FOTEL' };

it.each<
  [
    rule: string,
    story: string,
    product: LinkedProduct,
    rules: LinkRules,
    child: string | undefined,
    path: string,
  ]
>([
  ['UR-4', 'a product lives at its url_path', lamp, dispatched, undefined, '/gomb-lampa'],
  [
    'UR-4',
    'a url_path may have parts and accents',
    { ...lamp, url_path: 'új/lámpa' },
    dispatched,
    undefined,
    '/%C3%BAj/l%C3%A1mpa',
  ],
  ['UR-5', 'without a choice there is no childSku', chair, dispatched, undefined, '/felho-fotel'],
  [
    'UR-5',
    'a chosen variant is named',
    chair,
    dispatched,
    'FOTEL-KEK',
    '/felho-fotel?childSku=FOTEL-KEK',
  ],
  [
    'UR-5',
    'a variant shown in a list names itself',
    chosenChair,
    dispatched,
    undefined,
    '/felho-fotel?childSku=FOTEL-KEK',
  ],
  ['UR-5', 'the parent itself is no choice', chair, dispatched, 'FOTEL', '/felho-fotel'],
  [
    'UR-5',
    'children alone mean variants',
    { ...lamp, configurable_children: [{ sku: 'LAMPA-2' }] },
    dispatched,
    'LAMPA-2',
    '/gomb-lampa?childSku=LAMPA-2',
  ],
  [
    'UR-6',
    'an empty url_path and an empty slug are none',
    { ...lamp, url_path: '', slug: '' },
    dispatched,
    undefined,
    '/p/LAMPA-1/LAMPA-1',
  ],
  ['UR-5', 'a product without variants names none', lamp, dispatched, 'LAMPA-2', '/gomb-lampa'],
  [
    'UR-5',
    'options alone mean variants',
    { sku: 'A', url_path: 'a', configurable_options: [{ values: [] }] },
    dispatched,
    'B',
    '/a?childSku=B',
  ],
  [
    'UR-6',
    'without dispatcher a product lives under /p',
    lamp,
    routed,
    undefined,
    '/p/LAMPA-1/gomb-lampa',
  ],
  [
    'UR-6',
    'without url_path too',
    { sku: 'LAMPA-1', slug: 'l' },
    dispatched,
    undefined,
    '/p/LAMPA-1/l',
  ],
  [
    'UR-6',
    'a configurable has the variant behind',
    chair,
    routed,
    'FOTEL-KEK',
    '/p/FOTEL/felho-fotel/FOTEL-KEK',
  ],
  [
    'UR-6',
    'a configurable without choice has itself behind',
    chair,
    routed,
    undefined,
    '/p/FOTEL/felho-fotel/FOTEL',
  ],
  [
    'UR-6',
    'without slug the sku',
    { sku: 'A/1', url_path: 'gomb-lampa' },
    routed,
    undefined,
    '/p/A%2F1/A%2F1',
  ],
  ['UR-8', 'a store code stands in front', lamp, german, undefined, '/de/gomb-lampa'],
])('[%s] %s', (_rule, _story, product, rules, child, path) => {
  expect(productPath(product, rules, child)).toBe(path);
});

it.each<
  [
    rule: string,
    story: string,
    category: { url_path?: string; slug?: string },
    rules: LinkRules,
    path: string,
  ]
>([
  [
    'UR-7',
    'a category lives at its url_path',
    { url_path: 'nappali/kanapek', slug: 'kanapek' },
    dispatched,
    '/nappali/kanapek',
  ],
  [
    'UR-7',
    'without dispatcher under /c',
    { url_path: 'nappali/kanapek', slug: 'kanapek' },
    routed,
    '/c/kanapek',
  ],
  ['UR-7', 'without url_path too', { slug: 'kanapek' }, dispatched, '/c/kanapek'],
  ['UR-7', 'with nothing it is home', {}, dispatched, '/'],
  ['UR-8', 'a store code stands in front', { url_path: 'nappali' }, german, '/de/nappali'],
  ['UR-8', 'the home of a store is its code', {}, german, '/de'],
])('[%s] %s', (_rule, _story, category, rules, path) => {
  expect(categoryPath(category, rules)).toBe(path);
});

it.each([
  ['/de/nappali?page=2', 'de', '/nappali?page=2'],
  ['/de', 'de', '/'],
  ['/de?search=x', 'de', '/?search=x'],
  ['/de/', 'de', '/'],
  ['/design', '', '/design'],
  ['/nappali/de', '', '/nappali/de'],
  ['/', '', '/'],
  ['/%C3%BAj/nappali', 'új', '/nappali'],
])('[UR-30] %s names the store "%s"', (address, storeCode, path) => {
  expect(stripStorePrefix(address, ['', 'de', 'új'])).toEqual({ storeCode, path });
  expect(stripStorePrefix(address, [])).toEqual({ storeCode: '', path: address });
});

it('[UR-8] an added store prefix is removed again', () => {
  expect(stripStorePrefix(withStorePrefix('/nappali', 'de'), ['de'])).toEqual({
    storeCode: 'de',
    path: '/nappali',
  });
  expect(stripStorePrefix(withStorePrefix('/', 'de'), ['de'])).toEqual({
    storeCode: 'de',
    path: '/',
  });
});

it('[UR-30] a store code counts at the front of a path only', () => {
  expect(stripStorePrefix('nappali/de', ['de'])).toEqual({ storeCode: '', path: 'nappali/de' });
  expect(stripStorePrefix('/nappali/de', ['de'])).toEqual({ storeCode: '', path: '/nappali/de' });
});
