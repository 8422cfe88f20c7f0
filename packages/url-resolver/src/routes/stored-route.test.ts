import { expect, it } from 'vitest';
import { isStoredRoute } from './stored-route.ts';

const product = { kind: 'product', type: 'simple', parentSku: 'A', slug: 'a', childSku: 'A' };
const category = { kind: 'category', id: 21, slug: 'kanapek' };
const stored = { target: product, path: '/a', storeCode: '', storedAtMs: 1 };

it('[UR-22] the routes of a product and of a category are read', () => {
  expect(isStoredRoute(stored)).toBe(true);
  expect(isStoredRoute({ ...stored, target: category })).toBe(true);
});

it.each<[story: string, value: unknown]>([
  ['nothing', null],
  ['no target', { ...stored, target: undefined }],
  ['a path that is no text', { ...stored, path: 1 }],
  ['a path without a slash in front', { ...stored, path: 'a' }],
  ['a store code that is no text', { ...stored, storeCode: 1 }],
  ['a time that is no whole number', { ...stored, storedAtMs: 1.5 }],
  ['another kind', { ...stored, target: { ...product, kind: 'page' } }],
  ['no slug', { ...stored, target: { ...product, slug: undefined } }],
  ['no type', { ...stored, target: { ...product, type: undefined } }],
  ['no sku of the parent', { ...stored, target: { ...product, parentSku: undefined } }],
  ['no sku of the variant', { ...stored, target: { ...product, childSku: undefined } }],
  ['a category without an id', { ...stored, target: { ...category, id: undefined } }],
])('[UR-22] a stored value is no route: %s', (_story, value) => {
  expect(isStoredRoute(value)).toBe(false);
});
