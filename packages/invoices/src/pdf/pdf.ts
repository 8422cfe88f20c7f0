/** A colour as a PDF takes it: shares of red, green and blue. */
type Ink = readonly [r: number, g: number, b: number];

/** Units: points, from the lower left corner of an A4 sheet. */
export interface Sheet {
  text(
    x: number,
    y: number,
    size: number,
    words: string,
    style?: { bold?: boolean; ink?: Ink },
  ): void;
  line(
    from: readonly [number, number],
    to: readonly [number, number],
    width: number,
    ink?: Ink,
  ): void;
  box(
    x: number,
    y: number,
    w: number,
    h: number,
    look: { fill?: Ink; edge?: Ink; width?: number },
  ): void;
  circle(x: number, y: number, r: number, look: { fill?: Ink; edge?: Ink; width?: number }): void;
}

export const a4 = { width: 595, height: 842 } as const;
export const dark: Ink = [0.2, 0.17, 0.15];

/** Letters outside Latin-1 and what the fonts of a reader call them; they take places nobody else uses. */
const hungarian = [
  ['ő', 128, 'ohungarumlaut'],
  ['Ő', 129, 'Ohungarumlaut'],
  ['ű', 130, 'uhungarumlaut'],
  ['Ű', 131, 'Uhungarumlaut'],
  ['–', 132, 'endash'],
  ['„', 133, 'quotedblbase'],
  ['”', 134, 'quotedblright'],
] as const;
const places = new Map<string, number>(hungarian.map(([letter, place]) => [letter, place]));

/** Code of a letter in the fonts of the file. */
const placeOf = (letter: string): number => places.get(letter) ?? letter.codePointAt(0) ?? 0;

/** Returns true for a letter that the fonts of the file have. */
export function canShow(letter: string): boolean {
  const place = placeOf(letter);
  return places.has(letter) || (place >= 32 && place < 127) || (place >= 160 && place <= 255);
}

/** Errors: throws for a letter that the font cannot show. */
function encoded(words: string): string {
  return [...words]
    .map((letter) => {
      const place = placeOf(letter);
      if (place > 255) throw new Error(`No place for ${letter} in: ${words}`);
      if ('()\\'.includes(letter)) return `\\${letter}`;
      return place < 127 ? letter : `\\${place.toString(8)}`;
    })
    .join('');
}

const narrow = new Set("ijlI.,:;|!'()[]tfr ");
const wide = new Set('mwMWÖŐÓOQGCDÉ%');

/** Estimates the width of words in points, to break lines and to centre them. */
export function widthOf(words: string, size: number): number {
  const units = [...words].map((c) =>
    narrow.has(c) ? 0.3 : wide.has(c) ? 0.8 : /\p{Lu}/u.test(c) ? 0.68 : 0.54,
  );
  return size * units.reduce((sum, unit) => sum + unit, 0);
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
const ink = (colour: Ink, operator: 'rg' | 'RG'): string =>
  `${colour.map(number).join(' ')} ${operator}`;

function drawn(draw: (sheet: Sheet) => void): string {
  const out: string[] = [];
  const paint = (
    { fill, edge, width = 0.8 }: { fill?: Ink; edge?: Ink; width?: number },
    path: string,
  ) => {
    if (fill !== undefined) out.push(ink(fill, 'rg'));
    if (edge !== undefined) out.push(ink(edge, 'RG'), `${number(width)} w`);
    out.push(path, fill === undefined ? 'S' : edge === undefined ? 'f' : 'B');
  };
  draw({
    text(x, y, size, words, { bold = false, ink: colour = dark } = {}) {
      const font = bold ? 'F2' : 'F1';
      out.push(
        `BT ${ink(colour, 'rg')} /${font} ${number(size)} Tf ${number(x)} ${number(y)} Td (${encoded(words)}) Tj ET`,
      );
    },
    line([x0, y0], [x1, y1], width, colour = dark) {
      paint({ edge: colour, width }, `${number(x0)} ${number(y0)} m ${number(x1)} ${number(y1)} l`);
    },
    box(x, y, w, h, look) {
      paint(look, `${[x, y, w, h].map(number).join(' ')} re`);
    },
    circle(x, y, r, look) {
      const k = r * 0.5523;
      const curve = (points: readonly number[]) => `${points.map(number).join(' ')} c`;
      paint(
        look,
        [
          `${number(x + r)} ${number(y)} m`,
          curve([x + r, y + k, x + k, y + r, x, y + r]),
          curve([x - k, y + r, x - r, y + k, x - r, y]),
          curve([x - r, y - k, x - k, y - r, x, y - r]),
          curve([x + k, y - r, x + r, y - k, x + r, y]),
        ].join(' '),
      );
    },
  });
  return out.join('\n');
}

/** Facts of a document that readers of the file show. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** Language of the text: `hu-HU`, `de`. */
  readonly language: string;
}

/** Writes a document of A4 sheets. The same sheets give the same bytes. Errors: throws for a letter that `canShow` denies. */
export function pdfOf(
  { title, author, language }: PdfFacts,
  sheets: readonly ((sheet: Sheet) => void)[],
): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const differences = hungarian.map(([, place, name]) => `${place} /${name}`).join(' ');
  add(
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  add('');
  add(`<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >>`);
  for (const font of ['Helvetica', 'Helvetica-Bold'])
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding 3 0 R >>`);
  const info = add(`<< /Title (${encoded(title)}) /Author (${encoded(author)}) >>`);
  const pages = sheets.map((draw) => {
    const stream = drawn(draw);
    const content = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents ${content} 0 R ` +
        '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`;
  let file = '%PDF-1.4\n';
  const starts = objects.map((body, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}
