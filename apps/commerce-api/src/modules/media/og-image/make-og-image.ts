import sharp from 'sharp';
import { drawLine, lineWidth, linesOf } from './drawn-text.ts';

/** Pixels: what social sites show large. */
const shareSize = { width: 1200, height: 630 } as const;
const photoWidth = 560;
const side = 64;

const paper = '#faf7f2';
const ink = '#23201c';
const stone = '#70675d';
const meggy = '#8a2b3a';

/** Texts on an og:image. */
export interface OgImageCard {
  readonly shop: string;
  readonly title: string;
  /** Under the title: a price. */
  readonly note: string | undefined;
  /** A file; without one the words stand alone. */
  readonly photo: string | undefined;
}

/** The picture on the left, name and price on the right, the shop's mark above them. JPEG. */
export async function makeOgImage(card: OgImageCard): Promise<Buffer> {
  const leftOffset = card.photo === undefined ? side : photoWidth + side;
  const textLayer = await sharp(Buffer.from(wordsOf(card, leftOffset)))
    .png()
    .toBuffer();
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
  return sharp({ create: { ...shareSize, channels: 3, background: paper } })
    .composite([...photo, { input: textLayer, left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function wordsOf({ shop, title, note }: OgImageCard, x: number): string {
  const mark = { face: 'title', size: 44 } as const;
  const titleBox = {
    face: 'title',
    size: 64,
    width: shareSize.width - x - side,
    maxLines: 4,
  } as const;
  const noteBox = { face: 'text', size: 40, width: titleBox.width, maxLines: 1 } as const;
  const lines = linesOf(title, titleBox);
  const lineHeight = 74;
  const noteHeight = note === undefined ? 0 : 76;
  const top = (shareSize.height - lines.length * lineHeight - noteHeight) / 2 + 58;
  const corner = x + lineWidth(shop, mark) + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
    drawLine(shop, { x, y: 96, fill: stone }, mark),
    `<path d="M${corner} 78v18h19" fill="none" stroke="${meggy}" stroke-width="3"/>`,
    ...lines.map((line, index) =>
      drawLine(line, { x, y: top + index * lineHeight, fill: ink }, titleBox),
    ),
    ...linesOf(note ?? '', noteBox).map((line) =>
      drawLine(line, { x, y: top + lines.length * lineHeight + 12, fill: meggy }, noteBox),
    ),
    '</svg>',
  ].join('');
}
