import { expect, it } from 'vitest';
import { instagramFeedPost, mlcFeedPost } from './feed.ts';

const media = [{ picture: '/a.webp', alt: 'Kanapé' }];

it('[CC-56] a post of Instagram is read with all it has', () => {
  const post = {
    instagram_id: 7,
    instagram_media_type: 'VIDEO',
    instagram_date: '2026-03-01',
  } as const;
  expect(
    instagramFeedPost({
      ...post,
      instagram_caption: 'Szép',
      instagram_media: media,
      instagram_skus: ['ZG-1'],
      instagram_film: '/a.mp4',
    }),
  ).toEqual({
    source: 'instagram',
    id: '7',
    date: '2026-03-01',
    type: 'VIDEO',
    caption: 'Szép',
    media,
    skus: ['ZG-1'],
    film: '/a.mp4',
  });
});

it('[CC-56] a post of the second feed is read with all it has', () => {
  expect(
    mlcFeedPost({
      mlc_id: 8,
      mlc_date: '2026-03-02',
      mlc_media_type: 'CAROUSEL_ALBUM',
      mlc_caption: 'Jó',
      mlc_media: media,
      mlc_skus: ['ZG-2'],
      mlc_film: '/b.mp4',
    }),
  ).toEqual({
    source: 'mlc',
    id: '8',
    date: '2026-03-02',
    type: 'CAROUSEL_ALBUM',
    caption: 'Jó',
    media,
    skus: ['ZG-2'],
    film: '/b.mp4',
  });
});

it.each([undefined, null])('[CC-56] what a post lacks is empty: %s', (none) => {
  const empty = { caption: '', media: [], skus: [] };
  const instagram = instagramFeedPost({
    instagram_id: 'a',
    instagram_media_type: 'IMAGE',
    instagram_date: 'x',
    instagram_caption: none,
    instagram_media: none,
    instagram_skus: none,
    instagram_film: none,
  });
  const mlc = mlcFeedPost({
    mlc_id: 'a',
    mlc_date: 'x',
    mlc_media_type: none,
    mlc_caption: none,
    mlc_media: none,
    mlc_skus: none,
    mlc_film: none,
  });
  expect(instagram).toStrictEqual({
    source: 'instagram',
    id: 'a',
    date: 'x',
    type: 'IMAGE',
    ...empty,
  });
  expect(mlc).toStrictEqual({ source: 'mlc', id: 'a', date: 'x', type: 'IMAGE', ...empty });
});
