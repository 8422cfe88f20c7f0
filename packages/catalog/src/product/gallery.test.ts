import { describe, expect, it } from 'vitest';
import { galleryOf } from './gallery.ts';
import { configurable, variant } from '../test/products.ts';

const main = { image: '/a/fo.webp', small_image: '/a/kicsi.webp' };
const media_gallery = [
  { image: '/a/kert.webp', pos: 3 },
  { image: '/a/szoba.webp', lab: 'Szobában', pos: 2 },
  { image: '/a/szoba.webp', lab: 'Még egyszer', pos: 4 },
  { image: '/a/feher.webp', lab: 'Fehér asztal', pos: 1 },
  { image: 'no_selection' },
  {},
];

describe('galleryOf', () => {
  it('[PO-17] shows the variants’ pictures, then the gallery by position, each once', () => {
    const table = configurable(
      [
        variant('A-11-31', { image: '/a/feher.webp' }),
        variant('A-11-32', { image: '/a/feher.webp' }),
        variant('A-12-32', { image: '/a/tolgy.webp' }),
      ],
      { ...main, media_gallery },
    );
    expect(galleryOf(table)).toEqual([
      { image: '/a/feher.webp', label: 'Fehér asztal', skus: ['A-11-31', 'A-11-32'] },
      { image: '/a/tolgy.webp', skus: ['A-12-32'] },
      { image: '/a/szoba.webp', label: 'Szobában', skus: [] },
      { image: '/a/kert.webp', skus: [] },
    ]);
  });

  it('[PO-17] shows the other pictures of a variant after its first, with their captions', () => {
    const chair = configurable(
      [
        variant('A-11', {
          image: '/a/feher.webp',
          media_gallery: [
            { image: '/a/feher-kozel.webp', lab: 'Közelről', pos: 2, tone: '#efe9dc' },
            { image: '/a/feher-hatul.webp', pos: 1 },
          ],
        }),
        variant('A-12', { image: '/a/tolgy.webp' }),
      ],
      main,
    );
    expect(galleryOf(chair)).toEqual([
      { image: '/a/feher.webp', skus: ['A-11'] },
      { image: '/a/feher-hatul.webp', skus: ['A-11'] },
      { image: '/a/feher-kozel.webp', label: 'Közelről', tone: '#efe9dc', skus: ['A-11'] },
      { image: '/a/tolgy.webp', skus: ['A-12'] },
    ]);
  });

  it('[PO-17] shows the product’s own pictures where the variants have none', () => {
    const table = configurable([variant('A-11', { image: 'no_selection' })], main);
    expect(galleryOf(table).map(({ image }) => image)).toEqual(['/a/fo.webp']);
    const fields = { imageFields: ['image', 'small_image', 'thumbnail'] };
    expect(galleryOf(table, fields).map(({ image }) => image)).toEqual([
      '/a/fo.webp',
      '/a/kicsi.webp',
    ]);
  });

  // findings B8
  it('[PO-17] leaves out what is no picture, and shows one of two writings', () => {
    const bed = {
      id: 1,
      sku: 'B',
      name: '',
      type_id: 'simple',
      image: 'a/agy.webp',
      media_gallery: ['/a/agy.webp', 'no_selection', 'https://elsewhere.example/a.jpg', ''].map(
        (image) => ({ image }),
      ),
    } as const;
    expect(galleryOf({ ...bed, media_gallery: [...bed.media_gallery] })).toEqual([
      { image: 'a/agy.webp', skus: [] },
    ]);
  });

  it('[PO-17] knows which picture is the still of a film', () => {
    const bed = {
      id: 1,
      sku: 'B',
      name: '',
      type_id: 'simple',
      image: '/a/agy.webp',
      media_gallery: [{ image: '/a/reggel.webp', vid: { url: '/img/film/reggel.webm' } }],
    } as const;
    expect(galleryOf({ ...bed, media_gallery: [...bed.media_gallery] })).toEqual([
      { image: '/a/agy.webp', skus: [] },
      { image: '/a/reggel.webp', film: '/img/film/reggel.webm', skus: [] },
    ]);
  });

  it('[PO-17] knows the proportions of an object that stands free', () => {
    const table = configurable([variant('A-11', { image: '/a/feher.webp' })], {
      ...main,
      media_gallery: [
        { image: '/a/feher.webp', pos: 1, aspect: 2.2 },
        { image: '/a/szoba.webp', pos: 2 },
      ],
    });
    expect(galleryOf(table).map(({ aspect }) => aspect)).toEqual([2.2, undefined]);
  });

  it('[PO-17] never shows a placeholder', () => {
    const lamp = {
      id: 1,
      sku: 'L',
      name: '',
      type_id: 'simple',
      image: '/nincs-kep.webp',
    } as const;
    expect(galleryOf(lamp, { placeholder: '/nincs-kep.webp' })).toEqual([]);
    expect(galleryOf({ ...lamp, image: '' })).toEqual([]);
    expect(galleryOf({ ...lamp, image: undefined })).toEqual([]);
    const odd = { ...lamp, small_image: 7 };
    expect(galleryOf(odd, { imageFields: ['small_image'] })).toEqual([]);
  });
});
