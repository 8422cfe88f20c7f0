import { a4, dark, widthOf, type Sheet } from '@shop/invoices/pdf';

/** Points on paper for a centimetre of a room, drawn 1:50. */
const scale = 72 / 2.54 / 50;
const margin = 56;
const stone = [0.45, 0.41, 0.37] as const;
const hair = [0.78, 0.74, 0.68] as const;
const plaster = [0.945, 0.925, 0.894] as const;
const wood = [0.89, 0.8, 0.66] as const;
const white = [1, 1, 1] as const;

export type SheetDrawing = (sheet: Sheet) => void;

/** A thing seen from above, its name in one line or several: where its lower left corner lies and its sides, in cm of the room. */
export interface Footprint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
  readonly round?: true;
}

function paragraph(
  sheet: Sheet,
  x: number,
  top: number,
  wide: number,
  words: string,
  size = 10.5,
): number {
  let y = top;
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) > wide) {
      sheet.text(x, y, size, line);
      y -= size * 1.5;
      line = word;
    } else line = longer;
  }
  sheet.text(x, y, size, line);
  return y - size * 1.5;
}

function head(sheet: Sheet, title: string, page: string): void {
  const size = Math.min(20, (a4.width - margin * 2) / widthOf(title, 1, true));
  sheet.text(margin, a4.height - 82, size, title, { bold: true });
  sheet.line([margin, a4.height - 94], [a4.width - margin, a4.height - 94], 0.6, hair);
  sheet.text(margin, 34, 8, `Zugoly · ${page}`, { ink: stone });
}

export const cover =
  (title: string, subtitle: string): SheetDrawing =>
  (sheet) => {
    sheet.box(0, 0, a4.width, a4.height, { fill: plaster });
    sheet.circle(a4.width - 168, 468, 96, { fill: [0.54, 0.17, 0.23] });
    sheet.box(margin, 296, a4.width - margin * 2, 74, { fill: [0.64, 0.68, 0.58] });
    sheet.box(margin, 256, a4.width - margin * 2, 40, { fill: [0.25, 0.35, 0.29] });
    sheet.text(margin, 700, 34, title.split(' – ')[0] ?? title, { bold: true });
    paragraph(sheet, margin, 664, 380, subtitle, 14);
    sheet.text(margin, 84, 12, 'Zugoly', { bold: true });
    sheet.text(margin, 66, 9, 'Tervezőfüzet, otthoni használatra szabadon nyomtatható', {
      ink: stone,
    });
  };

export const textSheet =
  (page: string, title: string, paragraphs: readonly string[]): SheetDrawing =>
  (sheet) => {
    head(sheet, title, page);
    let y = a4.height - 126;
    for (const words of paragraphs)
      y = paragraph(sheet, margin, y, a4.width - margin * 2, words) - 8;
  };

/** Boxes to tick, each with a line to write on when `lines` is asked for. */
export const listSheet =
  (
    page: string,
    title: string,
    intro: string,
    points: readonly string[],
    lines = false,
  ): SheetDrawing =>
  (sheet) => {
    head(sheet, title, page);
    let y = paragraph(sheet, margin, a4.height - 122, a4.width - margin * 2, intro) - 10;
    for (const point of points) {
      sheet.box(margin, y - 2, 10, 10, { edge: dark, width: 0.7 });
      const next = paragraph(sheet, margin + 20, y, a4.width - margin * 2 - 20, point);
      if (lines) sheet.line([margin + 20, next - 2], [a4.width - margin, next - 2], 0.4, hair);
      y = next - (lines ? 20 : 8);
    }
  };

/** Sizes of the name in a piece, in points. */
const nameSizes = { least: 5, most: 7 } as const;

/** Size of the name and its direction, along the longer side if it is too long otherwise; `undefined` without room for it. */
function roomForName({ name, w, d, round }: Omit<Footprint, 'x' | 'y'>) {
  const lines = name.split('\n');
  const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
  const inside = round === true ? 0.86 : 1;
  const sizeAlong = (long: number, across: number) =>
    Math.min(
      nameSizes.most,
      (long * scale * inside - 4) / widest,
      (across * scale * 0.8) / lines.length,
    );
  const [sizeLevel, sizeRotated] = [sizeAlong(w, d), sizeAlong(d, w)];
  if (sizeLevel >= nameSizes.least) return { lines, size: sizeLevel, isRotated: false };
  return sizeRotated >= nameSizes.least ? { lines, size: sizeRotated, isRotated: true } : undefined;
}

/** Draws a piece, with its name if there is room for it. Returns true if there was. */
function footprint(sheet: Sheet, x: number, y: number, thing: Omit<Footprint, 'x' | 'y'>): boolean {
  const [w, d] = [thing.w * scale, thing.d * scale];
  const look = { fill: wood, edge: dark, width: 0.7 };
  if (thing.round === true) sheet.circle(x + w / 2, y + d / 2, w / 2, look);
  else sheet.box(x, y, w, d, look);
  const room = roomForName(thing);
  if (room === undefined) return false;
  const { lines, size, isRotated } = room;
  for (const [index, line] of lines.entries()) {
    const along = -widthOf(line, size) / 2;
    const across = ((lines.length - 1) / 2 - index) * size * 1.15 - size * 0.35;
    const [dx, dy] = isRotated ? [-across, along] : [along, across];
    sheet.text(x + w / 2 + dx, y + d / 2 + dy, size, line, { isRotated });
  }
  return true;
}

/**
 * A room from above, 1:50, its furniture in place. Walls `w` × `d` cm; the door and the window as gaps.
 * Errors: the drawing throws where a piece has no room for its name.
 */
export const planSheet =
  (
    page: string,
    title: string,
    words: string,
    room: {
      readonly w: number;
      readonly d: number;
      readonly door: number;
      readonly window: number;
    },
    things: readonly Footprint[],
  ): SheetDrawing =>
  (sheet) => {
    head(sheet, title, page);
    const after = paragraph(sheet, margin, a4.height - 122, a4.width - margin * 2, words);
    const [w, d] = [room.w * scale, room.d * scale];
    const x = (a4.width - w) / 2;
    const y = Math.max(90, after - 30 - d);
    sheet.box(x, y, w, d, { fill: white, edge: dark, width: 4 });
    sheet.line([x + room.door * scale, y], [x + (room.door + 90) * scale, y], 5, white);
    sheet.line(
      [x + room.window * scale, y + d],
      [x + (room.window + 150) * scale, y + d],
      5,
      [0.56, 0.64, 0.68],
    );
    for (const thing of things) {
      const hasName = footprint(sheet, x + thing.x * scale, y + thing.y * scale, thing);
      if (!hasName) throw new Error(`${title}: no room for the name of ${thing.name}.`);
    }
    sheet.text(
      x,
      y - 18,
      8,
      `${room.w / 100} × ${room.d / 100} m, méretarány 1:50`.replaceAll('.', ','),
      { ink: stone },
    );
  };

/** Squares of half a metre at 1:50, to draw one's own room on. */
export const gridSheet =
  (page: string, title: string, words: string): SheetDrawing =>
  (sheet) => {
    head(sheet, title, page);
    const bottom = 64;
    const after = paragraph(sheet, margin, a4.height - 122, a4.width - margin * 2, words);
    const step = 50 * scale;
    const columns = Math.floor((a4.width - margin * 2) / step);
    const rows = Math.floor((after - bottom) / step);
    for (let i = 0; i <= columns; i++)
      sheet.line(
        [margin + i * step, bottom],
        [margin + i * step, bottom + rows * step],
        i % 2 === 0 ? 1.2 : 0.3,
        hair,
      );
    for (let i = 0; i <= rows; i++)
      sheet.line(
        [margin, bottom + i * step],
        [margin + columns * step, bottom + i * step],
        i % 2 === 0 ? 1.2 : 0.3,
        hair,
      );
  };

/** Pieces to cut out, 1:50, in rows. */
export const templateSheet =
  (
    page: string,
    title: string,
    words: string,
    things: readonly Omit<Footprint, 'x' | 'y'>[],
  ): SheetDrawing =>
  (sheet) => {
    head(sheet, title, page);
    let x = margin;
    let y = paragraph(sheet, margin, a4.height - 122, a4.width - margin * 2, words) - 10;
    let tall = 0;
    for (const thing of things) {
      const [w, d] = [thing.w * scale, thing.d * scale];
      const sides = `${thing.w} × ${thing.d} cm`.replaceAll('.', ',');
      const caption = roomForName(thing) === undefined ? `${thing.name}, ${sides}` : sides;
      const wide = Math.max(w, widthOf(caption, 6.5)) + 16;
      if (x + wide > a4.width - margin) {
        x = margin;
        y -= tall + 30;
        tall = 0;
      }
      if (y - d < 60) return;
      footprint(sheet, x, y - d, thing);
      sheet.text(x, y - d - 9, 6.5, caption, { ink: stone });
      x += wide;
      tall = Math.max(tall, d);
    }
  };
