/**
 * Draws the letters of the shop's two fonts as outlines into `src/modules/media/og-image/glyphs.json`, so that a server
 * without any font writes share pictures as pages look. Run after an upgrade of the font packages: `pnpm glyphs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';

const between = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
const letters = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  ...'ŐőŰűŒœĂăȘșȚțČčĆćĐđŠšŽžŁłĄąĘęŃńŚśŹźŻżĚěŘřŤťŮůĽľŇňĎď–—‘’‚“”„•…‹›€−×\u202f\u2009',
];

const faces = {
  title: {
    source: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
    family: 'fraunces',
    cut: 'opsz',
    variations: { wght: 420, opsz: 40 },
  },
  text: {
    source: import.meta.resolve('@fontsource-variable/instrument-sans/package.json'),
    family: 'instrument-sans',
    cut: 'wght',
    variations: { wght: 500 },
  },
};

const fontOf = async ({ source, family, cut, variations }, part) => {
  const file = new URL(`./files/${family}-${part}-${cut}-normal.woff2`, source);
  const bytes = await convert(await readFile(file), 'sfnt');
  const face = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(face);
  font.setVariations(
    Object.entries(variations).map(([tag, value]) => new hb.Variation(tag, value)),
  );
  return { font, unitsPerEm: face.upem };
};

/** The outline and the width of one letter, whole units; nothing when this font has no such letter. */
const letterOf = ({ font }, letter) => {
  const buffer = new hb.Buffer();
  buffer.addText(letter);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const [info] = buffer.getGlyphInfos();
  if (info === undefined || info.codepoint === 0) return undefined;
  const [position] = buffer.getGlyphPositions();
  const path = font
    .glyphToPath(info.codepoint)
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  return [Math.round(position.xAdvance), path];
};

const outlines = {};
for (const [name, face] of Object.entries(faces)) {
  const parts = [await fontOf(face, 'latin'), await fontOf(face, 'latin-ext')];
  const drawn = letters.flatMap((letter) => {
    const outline = parts
      .map((part) => letterOf(part, letter))
      .find((found) => found !== undefined);
    return outline === undefined ? [] : [[letter, outline]];
  });
  outlines[name] = { unitsPerEm: parts[0].unitsPerEm, letters: Object.fromEntries(drawn) };
}
await writeFile(
  new URL('../src/modules/media/og-image/glyphs.json', import.meta.url),
  `${JSON.stringify(outlines)}\n`,
);
