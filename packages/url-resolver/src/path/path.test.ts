import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isTooLongPath,
  normalisePath,
  partsOfPath,
  pathOfText,
  splitAddress,
  textOfPath,
} from './path.ts';

it.each<[rule: string, story: string, path: string, normal: string]>([
  ['UR-1', 'a plain path is as it is', '/nappali/kanapek', '/nappali/kanapek'],
  ['UR-1', 'a slash is put in front', 'nappali', '/nappali'],
  ['UR-1', 'the slash behind is taken off', '/nappali/', '/nappali'],
  ['UR-1', 'nothing is the root', '', '/'],
  ['UR-1', 'the root is the root', '/', '/'],
  ['UR-1', 'empty parts vanish', '//nappali///kanapek', '/nappali/kanapek'],
  ['UR-1', 'what needs no encoding is decoded', '/%6eappali', '/nappali'],
  ['UR-1', 'what needs encoding is encoded', '/kanapé ágy', '/kanap%C3%A9%20%C3%A1gy'],
  ['UR-1', 'a letter with an accent after a plain one is encoded', '/aá', '/a%C3%A1'],
  ['UR-1', 'accents are composed', '/e\u0301l', '/%C3%A9l'],
  ['UR-1', 'an encoded slash stays text', '/a%2Fb', '/a%2Fb'],
  ['UR-1', 'dots lead up, not out', '/a/../../b/./c', '/b/c'],
  ['UR-2', 'encoded dots are dots', '/a/%2e%2e/b', '/b'],
  ['UR-2', 'backslashes are slashes', '\\\\evil.example\\x', '/evil.example/x'],
  ['UR-2', 'two slashes do not name a host', '//evil.example', '/evil.example'],
  ['UR-2', 'broken encoding is text', '/100%-os', '/100%25-os'],
  ['UR-2', 'half a letter is text', '/%C3', '/%25C3'],
  ['UR-2', 'control characters vanish', '/a\u0000b%0Ac', '/abc'],
  ['UR-2', 'half a surrogate pair becomes the replacement character', '/\uD800', '/%EF%BF%BD'],
])('[%s] %s', (_rule, _story, path, normal) => {
  expect(normalisePath(path)).toBe(normal);
});

it('[UR-1] an address is parted into path and query, what follows # is dropped', () => {
  expect(splitAddress('/nappali/?page=2#top')).toEqual({ path: '/nappali', search: '?page=2' });
  expect(splitAddress('/nappali#a?b')).toEqual({ path: '/nappali', search: '' });
  expect(splitAddress('?')).toEqual({ path: '/', search: '' });
  expect(splitAddress('/a?b?c')).toEqual({ path: '/a', search: '?b?c' });
});

/** URL parser of the platform, with which this package must agree. */
declare const URL: new (path: string, base: string) => { origin: string; pathname: string };

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('%', '2', 'e', 'f', '/', '\\', '.', 'á', '\uDC00', '\u0000', '?', '#'),
  }),
);

it('[UR-2] any text becomes a path of this origin, and normalising again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { path } = splitAddress(text);
      expect(path).toMatch(/^\/(?!\/)[\u0021-\u007e]*$/);
      expect(path).not.toMatch(/[\\?#]/);
      expect(normalisePath(path)).toBe(path);
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      expect(new URL(path, 'https://shop.example').pathname).toBe(path);
    }),
    { numRuns: 3000 },
  );
});

it('[UR-3] a url_path and its path lead to each other', () => {
  expect(pathOfText('nappali/kanapék')).toBe('/nappali/kanap%C3%A9k');
  expect(textOfPath('/nappali/kanap%C3%A9k')).toBe('nappali/kanapék');
  expect(pathOfText('/nappali/')).toBe('/nappali');
  expect(pathOfText('50%25')).toBe('/50%2525');
  expect(pathOfText('a/../b/./c')).toBe('/a/b/c');
  const part = fc.string({ unit: fc.constantFrom(...'ab-ő%& é'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), (parts) => {
      const path = pathOfText(parts.join('/'));
      expect(textOfPath(path)).toBe(parts.join('/'));
      expect(normalisePath(path)).toBe(path);
    }),
  );
});

it('[UR-1] the root has no parts', () => {
  expect(partsOfPath('/')).toEqual([]);
  expect(partsOfPath('/nappali/kanap%C3%A9k')).toEqual(['nappali', 'kanapék']);
});

it.each([
  ['a part of 200 characters', `/${'a'.repeat(200)}`, false],
  ['a part of 201', `/${'a'.repeat(201)}`, true],
  ['a part of 201 behind a short one', `/a/${'a'.repeat(201)}`, true],
  ['a path of 500', `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(99)}`, false],
  ['a path of 501', `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(100)}`, true],
  ['a part of 150 characters in 450', `/${'%20'.repeat(150)}`, false],
])('[UR-31] of a length to be looked up: %s', (_story, path, isTooLong) => {
  expect(isTooLongPath(path)).toBe(isTooLong);
});
