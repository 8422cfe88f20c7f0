import { expect, it } from 'vitest';
import { sceneOf, type CategoryNode } from './category-tree.ts';

const node = (
  id: number,
  scene: string | null,
  children: readonly CategoryNode[] = [],
): CategoryNode => ({
  id,
  name: String(id),
  slug: String(id),
  urlPath: String(id),
  parentId: 2,
  level: 2,
  productCount: 1,
  inMenu: true,
  path: '1/2',
  thumbnail: null,
  scene,
  description: null,
  children,
});

it.each<[story: string, id: number, scene: string | null]>([
  ['its own', 20, '/nappali'],
  ['that of the room it is in', 211, '/nappali'],
  ['that of the nearest above', 31, '/asztalok'],
  ['that of the whole shop, where the room has none', 40, '/minden'],
  ['none, where nothing above has one', 90, null],
  ['none, where there is no such category', 99, null],
])('the picture of a category: %s', (_story, id, scene) => {
  const tree = [
    node(2, '/minden', [
      node(20, '/nappali', [node(21, null, [node(211, null)])]),
      node(30, '/etkezo', [node(32, '/asztalok', [node(31, null)])]),
      node(40, null),
    ]),
    node(9, null, [node(90, null)]),
  ];
  expect(sceneOf(tree, id)).toBe(scene);
});
