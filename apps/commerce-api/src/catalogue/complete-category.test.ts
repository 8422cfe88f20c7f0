import { expect, it } from 'vitest';
import { completeCategories } from './complete-category.ts';

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
  const [, sofas] = completeCategories([root, { id: 21, name: 'Kanapék', parent_id: 20 }], true);
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
  expect(completeCategories([raw], usesUrlKeys)[0]).toMatchObject({ slug, url_path: slug });
});

it('gives nested children what their own documents know', () => {
  const [all] = completeCategories(
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
  expect(completeCategories(loop, true).map(({ id }) => id)).toEqual([5, 6]);
});
