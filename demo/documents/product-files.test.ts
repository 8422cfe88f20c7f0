import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readProductFiles } from './product-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'product-files-'));
afterEach(() => rmSync(join(folder, 'uj.json'), { force: true }));

const document = {
  no: 8499,
  name: 'Próba váza',
  family: 'dekor',
  in: [84],
  w: 20,
  h: 26,
  material: 'Kőagyag',
  price: 9990,
  stock: 4,
  created: '2026-01-10',
  short: 'Egy váza próbára.',
  story: 'Csak azért van, hogy kiderüljön, ami nincs rendben.',
  variants: { colour: ['mokka', 'zsalya'] },
  draw: {
    shape: 'vase',
    form: 'belly',
    w: '$w',
    h: 26,
    glaze: { kind: 'ceramic', colour: '$colour' },
  },
};
const read = (changes: object) => {
  writeFileSync(join(folder, 'uj.json'), JSON.stringify({ ...document, ...changes }));
  return readProductFiles(folder);
};

describe('a product in one JSON document', () => {
  it('is drawn in the colour of its variant', () => {
    const [product] = read({});
    expect(product?.draw({ colour: 'zsalya' })).toEqual({
      shape: 'vase',
      form: 'belly',
      w: 20,
      h: 26,
      glaze: { kind: 'ceramic', colour: '#a3ae93' },
    });
    expect(product?.draw({})).toMatchObject({ glaze: { colour: '#a47864' } });
  });

  it('is drawn in a named material, and with what the variant chooses', () => {
    const [product] = read({
      draw: {
        shape: 'lamp',
        shade: '$opal',
        body: { by: 'colour', zsalya: '$oak', else: '$brass' },
      },
    });
    expect(product?.draw({ colour: 'zsalya' })).toEqual({
      shape: 'lamp',
      shade: { kind: 'shade', colour: '#fff3dc', glow: 0.52 },
      body: { kind: 'wood', wood: 'tolgy' },
    });
    expect(product?.draw({})).toMatchObject({ body: { kind: 'metal', colour: '#b3883f' } });
  });

  it('may cost nothing itself as a set', () => {
    const bundle = [{ title: 'Váza', type: 'radio', required: true, qty: 1, skus: ['ZG-8407'] }];
    expect(read({ price: 0, bundle })).toHaveLength(1);
  });

  it.each([
    ['a category that is none', { in: [9] }, 'uj.json: in.0'],
    [
      'a colour nobody mixes',
      { variants: { colour: ['lila', 'mokka'] } },
      'uj.json: variants.colour.0',
    ],
    ['a shape nobody builds', { draw: { shape: 'hajó' } }, 'uj.json: draw.shape'],
    ['a field nobody reads', { szin: 'kék' }, 'uj.json: szin'],
    ['a price of nothing', { price: 0 }, 'uj.json: price'],
  ])('is refused with the file and the field: %s', (_story, changes, words) => {
    expect(() => read(changes)).toThrow(words);
  });
});
