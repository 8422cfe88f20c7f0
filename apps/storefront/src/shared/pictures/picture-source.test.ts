import { defineShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { expect, it } from 'vitest';
import { pictureSource } from './picture-source.ts';

const v = `?v=${builtConfig.images.version}`;

it('[SC-22] offers a picture in the sizes of its frame for every pixel density', () => {
  expect(pictureSource('/a.jpg', 'thumb', 'Fotel')).toEqual({
    src: `/img/320/400/resize/a.jpg${v}`,
    srcSet: `/img/160/200/resize/a.jpg${v} 160w, /img/320/400/resize/a.jpg${v} 320w`,
    width: 320,
    height: 400,
    alt: 'Fotel',
  });
  expect(pictureSource(null, 'card', '').srcSet).toBe(
    [
      `/img/320/400/resize/placeholder${v} 320w`,
      `/img/512/640/resize/placeholder${v} 512w`,
      `/img/640/800/resize/placeholder${v} 640w`,
      `/img/720/900/resize/placeholder${v} 720w`,
      `/img/1024/1280/resize/placeholder${v} 1024w`,
    ].join(', '),
  );
});

// findings H1
it('[SC-43] frames of products show wide objects large', () => {
  expect(pictureSource('/a.jpg', 'product', '').src).toBe(`/img/512/640/fit/a.jpg${v}`);
  expect(pictureSource('/a.jpg', 'wide', '').src).toBe(`/img/800/600/fit/a.jpg${v}`);
});

it('[SC-22] thumbnails, densities and the host of pictures are configurable', () => {
  const { images } = defineShopConfig({
    images: { baseUrl: 'https://pictures.example/', densities: [1] },
  });
  expect(pictureSource('/a.jpg', 'thumb', '', images).srcSet).toBe(
    'https://pictures.example/150/150/resize/a.jpg 150w',
  );
  expect(pictureSource('/a.jpg', 'card', '', images).srcSet).toBe(
    'https://pictures.example/300/300/resize/a.jpg 300w, https://pictures.example/1024/1024/resize/a.jpg 1024w',
  );
});

it('requests only sizes that the server makes', () => {
  const { sizes, densities } = builtConfig.images;
  const made = sizes.flatMap(({ width, height }) =>
    densities.map((density) => `/img/${width * density}/${height * density}/resize`),
  );
  for (const frame of ['thumb', 'card', 'product', 'scene', 'room', 'wide'] as const) {
    const requestedUrls = pictureSource('', frame, '')
      .srcSet?.replaceAll('/fit', '/resize')
      .match(/\/img\/\d+\/\d+\/resize/g);
    expect(made).toEqual(expect.arrayContaining(requestedUrls ?? ['none']));
  }
});
