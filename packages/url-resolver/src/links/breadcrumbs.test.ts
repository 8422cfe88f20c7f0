import { expect, it } from 'vitest';
import { type BreadcrumbCategory, breadcrumbs, categoryOfProduct } from './breadcrumbs.ts';
import type { LinkRules } from './links.ts';

const rules: LinkRules = { useDispatcher: true, storeCode: '' };
const all: BreadcrumbCategory = {
  id: 2,
  name: 'Összes termék',
  level: 1,
  path: '1/2',
  url_path: 'osszes-termek',
};
const living: BreadcrumbCategory = {
  id: 20,
  name: 'Nappali',
  level: 2,
  path: '1/2/20',
  url_path: 'nappali',
};
const sofas: BreadcrumbCategory = {
  id: 21,
  name: 'Kanapék',
  level: 3,
  path: '1/2/20/21',
  url_path: 'nappali/kanapek',
};
const double: BreadcrumbCategory = {
  id: 22,
  name: 'Kétszemélyes',
  level: 4,
  path: '1/2/20/21/22',
  url_path: 'nappali/kanapek/ketszemelyes',
};
const tree = [double, living, sofas, all];

it('[UR-53] the trail goes from the top to the category, in the order of its path', () => {
  expect(breadcrumbs(sofas, tree, rules)).toEqual([
    { id: 2, name: 'Összes termék', path: '/osszes-termek' },
    { id: 20, name: 'Nappali', path: '/nappali' },
    { id: 21, name: 'Kanapék', path: '/nappali/kanapek' },
  ]);
});

it('[UR-53] the current category may be left out', () => {
  expect(breadcrumbs(sofas, tree, rules, true).map(({ id }) => id)).toEqual([2, 20]);
});

it('[UR-53] links follow the rules of the store', () => {
  const german = { useDispatcher: true, storeCode: 'de' };
  expect(breadcrumbs(living, [], german)[0]?.path).toBe('/de/nappali');
});

it('[UR-54] unknown categories and those without url_path are left out', () => {
  const { url_path: _gone, ...pathless } = living;
  expect(breadcrumbs(sofas, [all, pathless], rules).map(({ id }) => id)).toEqual([2, 21]);
  expect(breadcrumbs(sofas, [all, { ...living, url_path: '' }], rules)).toHaveLength(2);
  expect(breadcrumbs(sofas, [], rules).map(({ id }) => id)).toEqual([21]);
});

it('[UR-54] a category without a path is its own trail', () => {
  expect(breadcrumbs({ id: 5, name: 'Akció', url_path: 'akcio' }, tree, rules)).toEqual([
    { id: 5, name: 'Akció', path: '/akcio' },
  ]);
});

it.each<
  [
    story: string,
    ids: string[] | undefined,
    current: BreadcrumbCategory | undefined,
    id: number | undefined,
  ]
>([
  ['the one the shopper comes from', ['20', '21', '22'], living, 20],
  ['not the one the product is not in', ['21', '22'], living, 22],
  ['not the root, though the shopper comes from there', ['2', '21'], all, 21],
  ['the deepest', ['2', '20', '21', '22'], undefined, 22],
  ['none that is not known', ['99'], undefined, undefined],
  ['none without categories', undefined, living, undefined],
])('[UR-55] the category of a product is %s', (_story, ids, current, id) => {
  expect(categoryOfProduct({ category_ids: ids }, tree, 2, current)?.id).toBe(id);
});

it('[UR-55] the deepest may come last, and a category without a level is the least deep', () => {
  const ids = ['20', '21', '22'];
  expect(categoryOfProduct({ category_ids: ids }, [living, sofas, double], 2)?.id).toBe(22);
  const { level: _none, ...flat } = { ...living, id: 40 };
  expect(categoryOfProduct({ category_ids: ['40', '21'] }, [flat, sofas], 2)?.id).toBe(21);
  expect(categoryOfProduct({ category_ids: ['40', '21'] }, [sofas, flat], 2)?.id).toBe(21);
});

it('[UR-55] of two equally deep the first counts', () => {
  const other = { ...sofas, id: 30 };
  expect(categoryOfProduct({ category_ids: ['30', '21'] }, [sofas, other], 2)?.id).toBe(21);
});
