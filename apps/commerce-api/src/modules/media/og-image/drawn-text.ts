import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const outline = v.tuple([v.number(), v.string()]);
const face = v.object({ unitsPerEm: v.number(), letters: v.record(v.string(), outline) });
/** Letters as outlines: no server has to have a font. Written by `pnpm glyphs`. */
const faces = v.parse(
  v.object({ title: face, text: face }),
  JSON.parse(readFileSync(new URL('./glyphs.json', import.meta.url), 'utf8')),
);
type FaceName = keyof typeof faces;

export interface TextBox {
  readonly face: FaceName;
  /** Pixels of the em. */
  readonly size: number;
  /** Pixels a line may be wide. */
  readonly width: number;
  readonly maxLines: number;
}

const ellipsis = '…';

/** The width of a line in pixels; a letter the face lacks is as wide as a space. */
export function lineWidth(
  line: string,
  { face: name, size }: Pick<TextBox, 'face' | 'size'>,
): number {
  const { letters, unitsPerEm } = faces[name];
  const space = letters[' ']?.[0] ?? 0;
  const units = [...line].reduce((sum, letter) => sum + (letters[letter]?.[0] ?? space), 0);
  return (units * size) / unitsPerEm;
}

/** Words in lines that fit the box. What is too much ends in an ellipsis; a word that is too long is cut. */
export function linesOf(text: string, box: TextBox): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || lineWidth(longer, box) <= box.width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const visibleLines = lines.slice(0, box.maxLines);
  const isCut = visibleLines.length < lines.length;
  return visibleLines.map((glyph, index) =>
    fitted(glyph, box, isCut && index === visibleLines.length - 1),
  );
}

function fitted(line: string, box: TextBox, endsInEllipsis: boolean): string {
  if (!endsInEllipsis && lineWidth(line, box) <= box.width) return line;
  let letters = [...line];
  while (letters.length > 0 && lineWidth(letters.join('') + ellipsis, box) > box.width) {
    letters = letters.slice(0, -1);
  }
  return letters.join('').trimEnd() + ellipsis;
}

/** One line as SVG paths, its baseline beginning at `x`, `y`. */
export function drawLine(
  line: string,
  at: { readonly x: number; readonly y: number; readonly fill: string },
  { face: name, size }: Pick<TextBox, 'face' | 'size'>,
): string {
  const { letters, unitsPerEm } = faces[name];
  const scale = size / unitsPerEm;
  let advance = 0;
  const paths = [...line].map((letter) => {
    const [width, path] = letters[letter] ?? [letters[' ']?.[0] ?? 0, ''];
    const drawn = path === '' ? '' : `<path transform="translate(${advance})" d="${path}"/>`;
    advance += width;
    return drawn;
  });
  return `<g fill="${at.fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
