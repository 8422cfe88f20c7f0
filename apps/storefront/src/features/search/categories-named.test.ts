import { expect, it } from 'vitest';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { categoriesNamed } from './categories-named.ts';

function node(name: string, children: readonly CategoryNode[] = [], count = 1): CategoryNode {
  return {
    id: name.length,
    name,
    slug: name,
    urlPath: name,
    parentId: 2,
    level: 2,
    productCount: count,
    inMenu: true,
    path: '1/2',
    thumbnail: null,
    scene: null,
    description: null,
    children,
  };
}

const tree = [
  node('Összes termék', [
    node('Nappali', [node('Fotelek és puffok', [node('Füles fotelek')])]),
    node('Étkező', [node('Étkezőszékek')]),
    node('Kerti fotelek', [], 0),
  ]),
];
const named = (typed: string) => categoriesNamed(tree, typed).map(({ name }) => name);

it.each([
  [
    'finds by a part of the name, those that begin with it first',
    'fotel',
    ['Fotelek és puffok', 'Füles fotelek'],
  ],
  ['does not mind accents and case', 'ETKEZO', ['Étkező', 'Étkezőszékek']],
  ['passes over what has no products', 'kerti', []],
  ['never suggests the root', 'összes', []],
])('%s', (_story, typed, names) => {
  expect(named(typed)).toEqual(names);
});
