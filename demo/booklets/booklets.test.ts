import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { products } from '../documents/products.ts';
import { bookletFiles } from './booklets.ts';
import { planSheet, templateSheet } from './sheets.ts';

interface Text {
  readonly words: string;
  readonly isRotated: boolean;
}

/** Texts of a sheet. */
function textsOf(draw: ReturnType<typeof planSheet>): readonly Text[] {
  const texts: Text[] = [];
  draw({
    text: (_x, _y, _size, words, { isRotated = false } = {}) =>
      void texts.push({ words, isRotated }),
    line: () => undefined,
    box: () => undefined,
    circle: () => undefined,
  });
  return texts;
}

const room = { w: 400, d: 300, door: 20, window: 200 };

it('sells the booklets as they are written here: node demo/documents/generate.ts writes them', async () => {
  const folder = join(import.meta.dirname, '../content/files');
  const outdated: string[] = [];
  for (const { file, sample, bytes, sampleBytes } of bookletFiles(products)) {
    for (const [name, written] of [
      [file, bytes],
      [sample, sampleBytes],
    ] as const) {
      if (!(await readFile(join(folder, name))).equals(written)) outdated.push(name);
    }
  }
  expect(outdated).toEqual([]);
});

it('writes the name of a narrow piece along its longer side', () => {
  const shelf = { name: 'Könyvespolc', x: 10, y: 40, w: 34, d: 90 };
  expect(textsOf(planSheet('4', 'Szoba', '', room, [shelf]))).toContainEqual({
    words: 'Könyvespolc',
    isRotated: true,
  });
});

it('has no plan with a name that does not fit its piece', () => {
  const chest = { name: 'Éjjeliszekrény', x: 10, y: 40, w: 45, d: 40 };
  expect(() => textsOf(planSheet('4', 'Szoba', '', room, [chest]))).toThrow(
    'Szoba: no room for the name of Éjjeliszekrény.',
  );
});

it('writes the name of a small piece to cut out below it', () => {
  const words = textsOf(
    templateSheet('8', 'Kivágható', '', [{ name: 'Rajzolóállvány', w: 60, d: 50 }]),
  ).map((text) => text.words);
  expect(words).toContain('Rajzolóállvány, 60 × 50 cm');
  expect(words).not.toContain('Rajzolóállvány');
});
