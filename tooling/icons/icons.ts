import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Folder with the demo shop's files for browsers. */
export const publicFolder = join(import.meta.dirname, '../../demo/public');

/** Sizes of the pictures in an `.ico` file, in pixels: tabs, shortcuts, the desktop. */
const icoSizes = [16, 32, 48];

/**
 * Draws the icons of a shop from `icon.svg` in its `public` folder, 32 pixels wide, and the logo of emails from
 * `logo.svg`. Returns the files by name.
 */
export async function drawIcons(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const logo = await readFile(join(folder, 'icon.svg'), 'utf8');
  // The device itself rounds the corners.
  const square = logo.replace(' rx="4"', '');
  // The device may also cut a tenth from every side. At this scale the logo stays inside.
  const maskable = square.replace('<path ', '<path transform="translate(3.2 3.2) scale(.8)" ');
  const lettering = await readFile(join(folder, '../logo.svg')).catch(() => undefined);
  const small = await Promise.all(icoSizes.map((size) => png(logo, size)));
  return new Map([
    ['favicon.ico', ico(small)],
    ['apple-touch-icon.png', await png(square, 180)],
    ['icon-192.png', await png(logo, 192)],
    ['icon-512.png', await png(logo, 512)],
    ['icon-maskable-512.png', await png(maskable, 512)],
    ...(lettering === undefined ? [] : [['logo-email.png', await emailLogo(lettering)] as const]),
  ]);
}

function png(svg: string, size: number): Promise<Buffer> {
  // Renders the SVG at this size instead of enlarging a picture: the logo is 32 wide at 72 dots per inch.
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Draws the logo for mail programs, which do not show SVG: 40 pixels high at density 2, on white for dark mode. */
function emailLogo(svg: Buffer): Promise<Buffer> {
  return sharp(svg, { density: 144 })
    .resize({ height: 64 })
    .flatten({ background: '#ffffff' })
    .extend({ top: 8, bottom: 8, left: 12, right: 12, background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Returns a container of PNG pictures of up to 255 pixels: a header, one row for each picture, then the pictures. */
function ico(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const row = 6 + 16 * index;
    header.writeUInt8(icoSizes[index] ?? 0, row);
    header.writeUInt8(icoSizes[index] ?? 0, row + 1);
    header.writeUInt16LE(1, row + 4);
    header.writeUInt16LE(32, row + 6);
    header.writeUInt32LE(picture.length, row + 8);
    header.writeUInt32LE(offset, row + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
