/**
 * Cuts the shop's fonts to what its pages use and writes them to `src/fonts/`: the letters of Hungarian,
 * German, Italian and English (for names also those of the neighbours, in the text font), the weights of the
 * design, and for Fraunces one optical size between its text and its display cut. About 70 KB in place of 110.
 * Run after an upgrade of the font packages: `pnpm fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const between = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‰′″‹›€™←↑→↓−×\u202f\u2009`;
const hungarian = 'ŐőŰű';
const neighbours = 'ĂăȘșȚțČčĆćĐđŠšŽžŁłĄąĘęŃńŚśŹźŻżĚěŘřŤťŮůĽľĹĺŔŕŇňĎď';

const families = [
  {
    name: 'fraunces',
    source: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
    cut: 'opsz',
    extended: hungarian,
    axes: { wght: { min: 380, max: 600, default: 400 }, opsz: 40 },
  },
  {
    name: 'instrument-sans',
    source: import.meta.resolve('@fontsource-variable/instrument-sans/package.json'),
    cut: 'wght',
    extended: hungarian + neighbours,
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
];

for (const { name, source, cut, extended, axes } of families) {
  for (const [part, letters] of [
    ['latin', latin],
    ['latin-ext', extended],
  ]) {
    const file = new URL(`./files/${name}-${part}-${cut}-normal.woff2`, source);
    const font = await subsetFont(await readFile(file), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    const target = new URL(`../src/fonts/${name}-${part}.woff2`, import.meta.url);
    await writeFile(target, font);
  }
}
