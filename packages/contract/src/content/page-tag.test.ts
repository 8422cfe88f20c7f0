import { expect, it } from 'vitest';
import { everyPage, isPageTag, taggedKinds } from './page-tag.ts';

it.each([...taggedKinds, everyPage, 'P1', 'C304', `P${'9'.repeat(15)}`])(
  '[CO-60] pages are known by %s',
  (tag) => {
    expect(isPageTag(tag)).toBe(true);
  },
);

it.each(['', 'P', 'X1', 'P1 ', 'p1', 'cms', 'products', '**', `P${'9'.repeat(16)}`])(
  '[CO-60] no page is known by %j',
  (tag) => {
    expect(isPageTag(tag)).toBe(false);
  },
);
