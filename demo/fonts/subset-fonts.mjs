/**
 * Cuts the fonts of the demo shop to what its pages use and writes them beside this file: the letters of Hungarian, German,
 * Italian and English (for names also those of the neighbours, in the text font), the weights of the design, and for
 * Fraunces one weight and one optical size between its text and its display cut. About 52 KB in place of 110.
 * Run after an upgrade of the font packages: `pnpm --filter @shop/demo fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const between = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‰′″‹›€™←↑→↓−×\u202f\u2009`;
const hungarian = 'ŐőŰű';
const neighbours = 'ĂăȘșȚțČčĆćĐđŠšŽžŁłĄąĘęŃńŚśŹźŻżĚěŘřŤťŮůĽľĹĺŔŕŇňĎď';

const fraunces = {
  source: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
  from: 'fraunces-*-opsz-normal',
};
const fonts = [
  {
    ...fraunces,
    name: 'fraunces-*',
    parts: { latin, 'latin-ext': hungarian },
    axes: { wght: 390, opsz: 40 },
  },
  {
    source: import.meta.resolve('@fontsource-variable/instrument-sans/package.json'),
    from: 'instrument-sans-*-wght-normal',
    name: 'instrument-sans-*',
    parts: { latin, 'latin-ext': hungarian + neighbours },
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
];

for (const { source, from, name, parts, axes } of fonts) {
  for (const [part, letters] of Object.entries(parts)) {
    const file = new URL(`./files/${from.replace('*', part)}.woff2`, source);
    const font = await subsetFont(await readFile(file), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    const target = new URL(`./${name.replace('*', part)}.woff2`, import.meta.url);
    await writeFile(target, font);
  }
}
