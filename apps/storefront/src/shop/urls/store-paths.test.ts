import { defineShopConfig } from '@shop/shop-config';
import { builtConfig } from '../settings/built-config.ts';
import { expect, it } from 'vitest';
import { pathViews, storeOfPath } from './store-paths.ts';

const many = defineShopConfig(builtConfig, { stores: { multistore: true } });

it.each([
  ['/nappali?page=2', 'hu', '', '/nappali?page=2'],
  ['/de/nappali?page=2', 'de', '/de', '/nappali?page=2'],
  ['/it', 'it', '/it', '/'],
  ['/de?search=x', 'de', '/de', '/?search=x'],
  ['/hu/nappali', 'hu', '', '/hu/nappali'],
  ['/design', 'hu', '', '/design'],
  ['/', 'hu', '', '/'],
])('%s belongs to %s', (href, code, prefix, rest) => {
  expect(storeOfPath(href, many)).toEqual({ code, prefix, href: rest });
});

it('knows one view only while multistore is off', () => {
  expect(storeOfPath('/de/nappali', builtConfig)).toEqual({
    code: 'hu',
    prefix: '',
    href: '/de/nappali',
  });
});

it('names what paths of each view begin with, and one view only while multistore is off', () => {
  expect(pathViews(many)).toEqual([
    { storeCode: '', language: 'hu' },
    { storeCode: 'de', language: 'de' },
    { storeCode: 'it', language: 'it' },
  ]);
  expect(pathViews(builtConfig)).toEqual([{ storeCode: '', language: 'hu' }]);
});
