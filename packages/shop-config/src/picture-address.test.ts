import { expect, it } from 'vitest';
import { largePictureAddress, pictureAddress } from './picture-address.ts';
import { defineShopConfig } from './shop-config.ts';
import { storefrontConfig } from './storefront-config.ts';

it('[SC-22] a picture is asked for in its size, where the shop keeps its pictures', () => {
  const { images } = defineShopConfig({ images: { baseUrl: 'https://pictures.example/' } });
  expect(pictureAddress('/a.jpg', { width: 150, height: 100 }, images)).toBe(
    'https://pictures.example/150/100/resize/a.jpg',
  );
  expect(largePictureAddress('/a.jpg', images)).toBe(
    'https://pictures.example/2048/2048/resize/a.jpg',
  );
  expect(largePictureAddress('/a.jpg', { ...storefrontConfig.images, version: '' })).toBe(
    '/img/1024/1280/resize/a.jpg',
  );
});

// findings B8
it.each([
  ['no_selection', '/placeholder'],
  [null, '/placeholder'],
  ['https://elsewhere.example/a.jpg', '/placeholder'],
  ['a.jpg', '/a.jpg'],
  ['/szék 1, kék?.jpg', '/sz%C3%A9k%201%2C%20k%C3%A9k%3F.jpg'],
])('[SC-22] the picture %j of a document is asked for at %s', (path, meant) => {
  const { images } = defineShopConfig();
  const size = { width: 150, height: 150 };
  expect(pictureAddress(path, size, images)).toBe(`/img/150/150/resize${meant}`);
});

it('[SC-22] new versions of pictures have another address', () => {
  const { images } = defineShopConfig({ images: { version: '2026-11' } });
  const size = { width: 150, height: 150 };
  expect(pictureAddress('/a.jpg', size, images)).toBe('/img/150/150/resize/a.jpg?v=2026-11');
});

it('[SC-43] a picture that fills its size is asked for by another operation', () => {
  const { images } = defineShopConfig();
  const size = { width: 150, height: 150 };
  expect(pictureAddress('/a.jpg', size, images, 'fit')).toBe('/img/150/150/fit/a.jpg');
  expect(pictureAddress('/a.jpg', size, images)).toBe('/img/150/150/resize/a.jpg');
});
