import { expect, it } from 'vitest';
import { picturePath } from './picture-path.ts';

// findings B8
it.each([
  undefined,
  null,
  '',
  '  ',
  'no_selection',
  '/no_selection',
  'NO_SELECTION',
  false,
  7,
  {},
  'false',
])('[CO-75] %j is no picture', (path) => {
  expect(picturePath(path)).toBeUndefined();
});

it.each([
  ['/w/b/wb01.jpg', '/w/b/wb01.jpg'],
  ['w/b/wb01.jpg', '/w/b/wb01.jpg'],
  [' szék 1.jpg ', '/szék 1.jpg'],
])('[CO-75] %j is the picture at %s', (path, meant) => {
  expect(picturePath(path)).toBe(meant);
});

it.each([
  ['https://shop.example/media/catalog/product/w/b/wb01.jpg?width=700', '/w/b/wb01.jpg'],
  ['//cdn.example/pub/media/catalog/category/sofas.jpg', '/sofas.jpg'],
])('[CO-75] the picture behind %s is looked for at %s', (path, meant) => {
  expect(picturePath(path)).toBe(meant);
});

it.each([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  'data:image/png;base64,AA',
  'javascript:x',
])('[CO-75] %s is nothing the shop shows', (path) => {
  expect(picturePath(path)).toBeUndefined();
});
