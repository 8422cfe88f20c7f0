import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pageBlock } from './page-blocks.ts';
import { feedPost, pageContent, storeContent } from './page-content.ts';

const page = {
  path: '/{name}-{product}-mogott',
  kind: 'info',
  title: 'Rólunk',
  description: 'Kik vagyunk.',
  blocks: [
    { type: 'text', body: ['Szia'] },
    { type: 'from-the-future', x: 1 },
  ],
};
const reads = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

it('[CN-1] a page has a frame and is listed by default, and keeps unknown blocks', () => {
  expect(v.parse(pageContent, page)).toMatchObject({
    layout: 'default',
    isListed: true,
    blocks: page.blocks,
  });
});

it.each<[story: string, over: object]>([
  ['no path', { path: 'rolunk' }],
  ['another kind', { kind: 'shop' }],
  ['a day that is none', { to: '2025-02-31x' }],
  ['an end that leads to another site', { afterEnd: { redirect: 'https://x.hu' } }],
  ['a block without a type', { blocks: [{}] }],
])('[CN-1] a page with %s is refused', (_story, over) => {
  expect(reads(pageContent, { ...page, ...over })).toBe(false);
});

it.each<[reads: boolean, block: object]>([
  [true, { type: 'text', body: ['a', { list: ['b'] }, { pairs: [['c', 'd']], caption: 'e' }] }],
  [true, { type: 'products', title: 'x', skus: ['ZG-1'] }],
  [true, { type: 'room', picture: '/a.webp', alt: 'a', spots: [{ x: 0, y: 100, sku: 'ZG-1' }] }],
  [true, { type: 'stores' }],
  [false, { type: 'from-the-future' }],
  [false, { type: 'room', picture: '/a.webp', alt: 'a', spots: [{ x: 101, y: 0, sku: 'ZG-1' }] }],
  [false, { type: 'banner', title: 'x', picture: '/a.webp', href: 'javascript:x' }],
  [false, { type: 'newsletter', title: 'x', uid: 'Not a uid' }],
  [false, { type: 'faq', title: 'x', items: [] }],
])('[CN-1] it is %s that a block reads: %o', (isRead, block) => {
  expect(reads(pageBlock, block)).toBe(isRead);
});

const open = { opens: '10:00', closes: '19:00' };
const store = {
  name: 'Buda',
  postcode: '1024',
  city: 'Budapest',
  street: 'Minta utca 1.',
  phone: '+3615550123',
  latitude: 47.5,
  longitude: 19,
  hours: [open, open, open, open, open, open, null],
};

it('[CN-3] a store has seven days of hours that end after they begin', () => {
  expect(reads(storeContent, store)).toBe(true);
  expect(reads(storeContent, { ...store, hours: store.hours.slice(1) })).toBe(false);
  const backwards = { opens: '19:00', closes: '10:00' };
  expect(reads(storeContent, { ...store, hours: [backwards, ...store.hours.slice(1)] })).toBe(
    false,
  );
});

it('[CN-3] a post has a kind, a moment and a picture', () => {
  const post = {
    id: '1',
    type: 'CAROUSEL_ALBUM',
    date: '2026-03-05T12:00:00Z',
    caption: 'Reggel',
    media: [{ picture: '/a.webp', alt: '' }],
  };
  expect(reads(feedPost, post)).toBe(true);
  expect(reads(feedPost, { ...post, type: 'STORY' })).toBe(false);
  expect(reads(feedPost, { ...post, media: [] })).toBe(false);
});
