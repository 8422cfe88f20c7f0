import { expect, it } from 'vitest';
import { absoluteData } from './absolute-data.ts';

it('adds the store view to addresses of pages, not to those of files', () => {
  const entity = {
    '@type': 'Product',
    name: '/no address',
    url: '/fotel',
    image: ['/img/1/1/resize/a.jpg', '/pictures/a.jpg', 'https://pictures.example/a.jpg'],
    offers: { url: '/fotel', seller: { logo: '/logo.svg' } },
  };
  expect(absoluteData(entity, 'https://zugoly.example', '/de')).toEqual({
    '@type': 'Product',
    name: '/no address',
    url: 'https://zugoly.example/de/fotel',
    image: [
      'https://zugoly.example/img/1/1/resize/a.jpg',
      'https://zugoly.example/pictures/a.jpg',
      'https://pictures.example/a.jpg',
    ],
    offers: {
      url: 'https://zugoly.example/de/fotel',
      seller: { logo: 'https://zugoly.example/logo.svg' },
    },
  });
});
