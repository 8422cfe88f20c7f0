import { expect, it } from 'vitest';
import { returnPath, wayIn } from './return-path.ts';

it.each([
  ['a page of the shop', '/account/orders?page=2', '/account/orders?page=2'],
  ['the account where none is named', undefined, '/account'],
  ['the account instead of another site', 'https://evil.example/', '/account'],
  ['the account instead of an address without a protocol', '//evil.example/', '/account'],
  ['the account instead of one with a backslash', '/\\evil.example/', '/account'],
  ['the account instead of a script', 'javascript:alert(1)', '/account'],
  ['the account instead of nothing', '', '/account'],
])('a login leads to %s', (_where, to, path) => {
  expect(returnPath(to)).toBe(path);
});

it('registering and signing in lead to one another with the page to return to', () => {
  expect(wayIn('/register', undefined)).toBe('/register');
  expect(wayIn('/login', '/wishlist?a=1&b=2')).toBe('/login?to=%2Fwishlist%3Fa%3D1%26b%3D2');
});
