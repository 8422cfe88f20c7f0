import { expect, it } from 'vitest';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { categoryNode } from '../../test/category-node.ts';
import { shownInMenu } from './menu-categories.ts';

const node = (name: string, fields: Partial<CategoryNode> = {}): CategoryNode =>
  categoryNode({ name, ...fields });

it('shows only categories with products in them or in their subcategories, and those without a count', () => {
  const shown = shownInMenu([
    node('filled', { productCount: 3 }),
    node('empty'),
    node('filled beneath', {
      children: [node('x', { children: [node('y', { productCount: 1 })] })],
    }),
    node('empty beneath', { children: [node('x')] }),
    node('not counted', { productCount: null }),
    node('kept out', { productCount: 3, inMenu: false }),
  ]);
  expect(shown.map(({ name }) => name)).toEqual(['filled', 'filled beneath', 'not counted']);
});
