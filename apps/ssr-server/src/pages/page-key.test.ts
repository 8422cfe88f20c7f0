import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

const rules = {
  knownQuery: new Set(['color', 'page', 'sort']),
  normalisePath: (path: string) => path.replace(/(?<=.)\/$/, ''),
};
const key = (address: string) => pageKey(new URL(address, 'http://shop.example'), rules);

describe('pageKey', () => {
  it.each([
    ['the first page is a slash', '/', '/'],
    ['another way to write a path is the same page', '/nappali/', '/nappali'],
    ['tracking is neither read nor stored', '/nappali?utm_source=x&fbclid=y', '/nappali'],
    ['names come in order', '/nappali?sort=b&color=1', '/nappali?color=1&sort=b'],
    ['so do the values of one name', '/nappali?color=2&color=1', '/nappali?color=1&color=2'],
    ['unknown names beside known ones go', '/nappali?page=2&evil=1', '/nappali?page=2'],
  ])('%s', (_story, address, expected) => {
    expect(key(address)).toBe(expected);
  });

  it('cuts what is too long, so that nobody fills the cache with one address', () => {
    expect(key(`/nappali?color=${'x'.repeat(5000)}`).length).toBeLessThan(600);
  });
});
