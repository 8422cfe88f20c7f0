import sharp, { type Sharp } from 'sharp';

/** A decoded picture in sRGB. Units: pixels. */
export interface Pixels {
  /** Rows from top to bottom, `channels` bytes per pixel. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Decodes a picture once, for several steps that read it. */
export async function decode(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

export function openPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
