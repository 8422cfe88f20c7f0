import { expect, it } from 'vitest';
import { isAddressable } from './addressable.ts';
import { normaliseCategories } from './normalise-category.ts';

const root = {
  id: 2,
  name: 'All',
  level: 1,
  parent_id: 1,
  children_data: [
    { id: 20, name: 'Nappali', level: 2, children_data: [{ id: 21, name: 'Kanapék', level: 3 }] },
  ],
};

it('gives every category slug, path, level and address from where it stands in the tree', () => {
  const [, sofas] = normaliseCategories([root, { id: 21, name: 'Kanapék', parent_id: 20 }], true);
  expect(sofas).toMatchObject({
    slug: 'kanapek-21',
    path: '1/2/20/21',
    url_path: 'nappali-20/kanapek-21',
    parent_id: 20,
  });
});

it.each([
  [true, 'sofas'],
  [false, 'kanapek-21'],
])('takes url_keys for slugs where the shop does (%s): %s', (usesUrlKeys, slug) => {
  const raw = { id: 21, name: 'Kanapék', url_key: 'sofas' };
  expect(normaliseCategories([raw], usesUrlKeys)[0]).toMatchObject({ slug, url_path: slug });
});

it('gives nested children what their own documents know', () => {
  const [all] = normaliseCategories(
    [root, { id: 21, name: 'Kanapék', slug: 'kanapek', url_path: 'x/kanapek' }],
    true,
  );
  expect(all?.children_data[0]?.children_data[0]).toMatchObject({
    slug: 'kanapek',
    url_path: 'x/kanapek',
  });
});

it('does not walk in circles', () => {
  const loop = [
    { id: 5, name: 'A', parent_id: 6 },
    { id: 6, name: 'B', parent_id: 5 },
  ];
  expect(normaliseCategories(loop, true).map(({ id }) => id)).toEqual([5, 6]);
});

// findings C10
it('adds an address to every level of the tree', () => {
  const levels = Array.from({ length: 40 }, (_, at) => ({
    id: at + 20,
    name: `Kategória hosszú névvel ${at + 20}`,
    level: at + 2,
    parent_id: at === 0 ? 2 : at + 19,
  }));
  const paths = normaliseCategories([root, ...levels], true).map(({ url_path }) => url_path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(isAddressable(path)).toBe(true);
  expect(paths.at(-1)).toBe('kategoria-hosszu-nevvel-59-59');
});

it('gives a category with a name beyond every address its number for a path', () => {
  const [, named] = normaliseCategories(
    [root, { id: 20, name: 'x'.repeat(300), parent_id: 2 }],
    true,
  );
  expect(named?.url_path).toBe('20');
});
