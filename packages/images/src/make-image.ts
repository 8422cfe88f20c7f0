import sharp, { type Sharp } from 'sharp';
import { frameAround, measureObject } from './object-frame.ts';
import { decode, openPixels } from './pixels.ts';
import type { ImageFormat } from './image-format.ts';

// One core per picture; the queue limits concurrent pictures.
sharp.concurrency(1);
sharp.cache(false);

/** Maximum pixels of a source: larger pictures are refused. */
const maxSourcePixels = 50_000_000;

/** Fits the picture into the box with its own aspect ratio. Never enlarges it. */
export async function makeImage(
  source: string | Buffer,
  width: number,
  height: number,
  format: ImageFormat,
): Promise<Buffer> {
  const resized = open(source).resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return encode(resized, format);
}

/**
 * Cuts the picture to the aspect ratio of the size. An object on a plain background is shown whole: a wide object takes
 * the same share of the width in every picture, any other object its own share of a tall frame.
 */
export async function makeFilledImage(
  source: string | Buffer,
  width: number,
  height: number,
  format: ImageFormat,
): Promise<Buffer> {
  const pixels = await decode(open(source));
  const measured = await measureObject(pixels);
  const frame = measured === undefined ? undefined : frameAround(measured, width / height);
  const picture = openPixels(pixels);
  if (frame === undefined) {
    return encode(picture.resize(width, height, { fit: 'cover', position: 'attention' }), format);
  }
  const { cut, margins } = frame;
  picture.extract(cut);
  // Extends the background by repeating the pixels of the edge.
  if (Object.values(margins).some((margin) => margin > 0)) {
    picture.extend({ ...margins, extendWith: 'copy' });
  }
  const framed = openPixels(await decode(picture));
  return encode(framed.resize(width, height, { fit: 'fill' }), format);
}

const open = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: maxSourcePixels, failOn: 'error' }).rotate();

function encode(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      // Chroma subsampling would turn soft shadows on a plain background into blocks.
      return picture.avif({ quality: 58, effort: 0, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture
        .flatten({ background: '#eeeeec' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
  }
}

/** Creates the placeholder of a missing image: an outlined picture in a frame. It suits every trade. */
export function makePlaceholder(
  width: number,
  height: number,
  format: ImageFormat,
): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
<rect x="-100" y="-100" width="300" height="300" fill="#eeeeec"/>
<g fill="none" stroke="#b9b9b5" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">
<rect x="30" y="34" width="40" height="32" rx="2"/><circle cx="40" cy="43" r="3.5"/><path d="M31 62l13-12 8 7 9-10 9 10"/></g></svg>`;
  return makeImage(Buffer.from(drawing), width, height, format);
}
