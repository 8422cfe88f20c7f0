import { letterWidth } from './letter-widths.ts';

/** A colour in PDF form: shares of red, green and blue. */
type Ink = readonly [r: number, g: number, b: number];

/** A sheet. Units: points, from the lower left corner of an A4 page. */
export interface Sheet {
  /** Draws text from `x` on the baseline `y`. `isRotated`: upwards, for a page turned to the right. */
  text(
    x: number,
    y: number,
    size: number,
    text: string,
    style?: { bold?: boolean; ink?: Ink; isRotated?: boolean },
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

/**
 * Letters with a double acute and their base letter. The standard fonts lack them, but have the accent as a separate
 * character. Source: ISO 32000-1, annex D.2, the Latin character set of the standard fonts.
 */
const doubleAcutes = new Map([
  ['ő', 'o'],
  ['Ő', 'O'],
  ['ű', 'u'],
  ['Ű', 'U'],
]);
/** Code of the accent, its width, and its extra height above a capital, in thousandths of the size. */
const doubleAcute = { code: 128, width: 333, aboveCapital: 195 } as const;

/** Characters outside Latin-1 and their names in the fonts; they use codes of no other letter. */
const signs = [
  ['–', 129, 'endash'],
  ['„', 130, 'quotedblbase'],
  ['”', 131, 'quotedblright'],
] as const;
const signCodes = new Map<string, number>(signs.map(([sign, code]) => [sign, code]));

/** Code of a letter in the fonts of the file. */
const codeOf = (letter: string): number => signCodes.get(letter) ?? letter.codePointAt(0) ?? 0;

/** Returns true for a letter that the fonts of the file have. */
export function canShow(letter: string): boolean {
  if (doubleAcutes.has(letter) || signCodes.has(letter)) return true;
  const code = codeOf(letter);
  return (code >= 32 && code < 127) || (code >= 160 && code <= 255);
}

/** Errors: throws for a letter that the fonts lack. */
function encoded(text: string): string {
  return [...text]
    .map((letter) => {
      const code = codeOf(letter);
      if (code > 255) throw new Error(`No code for ${letter} in: ${text}`);
      if ('()\\'.includes(letter)) return `\\${letter}`;
      return code < 127 ? letter : `\\${code.toString(8)}`;
    })
    .join('');
}

/** Encodes text for metadata, such as the title: UTF-16 with its byte order mark. Source: ISO 32000-1, 7.9.2.2. */
const unicode = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** Returns operators that draw text. A letter with a double acute is drawn as two, and searched and copied as one. */
function showing(text: string, size: number, bold: boolean): string {
  const runs = text.match(/[őŐűŰ]|[^őŐűŰ]+/g) ?? [];
  return runs
    .map((run) => {
      const letter = doubleAcutes.get(run);
      if (letter === undefined) return `(${encoded(run)}) Tj`;
      const beside = (letterWidth(letter, bold) - doubleAcute.width) / 2;
      const rise = /\p{Lu}/u.test(run) ? (doubleAcute.aboveCapital * size) / 1000 : 0;
      return (
        `/Span << /ActualText ${unicode(run)} >> BDC ` +
        `[(${letter}) ${number(doubleAcute.width + beside)}] TJ ` +
        `${number(rise)} Ts (\\${doubleAcute.code.toString(8)}) Tj 0 Ts [${number(-beside)}] TJ EMC`
      );
    })
    .join(' ');
}

/** Returns the width of a text in points. */
export function widthOf(text: string, size: number, bold = false): number {
  const units = [...text].map((letter) => letterWidth(letter, bold));
  return (size * units.reduce((sum, unit) => sum + unit, 0)) / 1000;
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
    text(x, y, size, text, { bold = false, ink: colour = dark, isRotated = false } = {}) {
      const font = bold ? 'F2' : 'F1';
      out.push(
        `BT ${ink(colour, 'rg')} /${font} ${number(size)} Tf ${isRotated ? '0 1 -1 0' : '1 0 0 1'} ${number(x)} ${number(y)} Tm ${showing(text, size, bold)} ET`,
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

/** Metadata of a document. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** Language of the text: `hu-HU`, `de`. */
  readonly language: string;
}

/** Writes a document of A4 pages. Same pages, same bytes. Errors: throws for a letter that `canShow` rejects. */
export function pdfOf(
  { title, author, language }: PdfFacts,
  sheets: readonly ((sheet: Sheet) => void)[],
): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const differences = [
    `${doubleAcute.code} /hungarumlaut`,
    ...signs.map(([, code, name]) => `${code} /${name}`),
  ].join(' ');
  add(
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  add('');
  add(`<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >>`);
  for (const font of ['Helvetica', 'Helvetica-Bold'])
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding 3 0 R >>`);
  const info = add(`<< /Title ${unicode(title)} /Author ${unicode(author)} >>`);
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
