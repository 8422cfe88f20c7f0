import sharp from 'sharp';
import { drawTextLayer, shareSize, side, type OgImageText } from './drawn-text.ts';

/** Width in pixels. */
const photoWidth = 560;

/** Content of an og:image. */
export interface OgImageCard extends OgImageText {
  /** Path of a file; without one only the texts are shown. */
  readonly photo: string | undefined;
}

/** Creates the picture: photo on the left, name and price on the right, the shop's name above them. JPEG. */
export async function makeOgImage(card: OgImageCard): Promise<Buffer> {
  const leftOffset = card.photo === undefined ? side : photoWidth + side;
  const textLayer = Buffer.from(await drawTextLayer(card, leftOffset));
  const photo =
    card.photo === undefined
      ? []
      : [
          {
            input: await sharp(card.photo, { limitInputPixels: 50_000_000, failOn: 'error' })
              .rotate()
              .resize(photoWidth, shareSize.height, { fit: 'cover' })
              .toBuffer(),
            left: 0,
            top: 0,
          },
        ];
  return sharp({ create: { ...shareSize, channels: 3, background: card.colors.background } })
    .composite([...photo, { input: textLayer, left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
