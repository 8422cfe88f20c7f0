import sharp from 'sharp';

/** Distance from the ground's colour from which a pixel belongs to the object: a soft shadow does not. */
const groundDistance = 30;

/** The width of the object in a packshot divided by its height, to two decimals. */
export async function aspectOf(file: string): Promise<number> {
  const { info } = await sharp(file)
    .trim({ threshold: groundDistance })
    .toBuffer({ resolveWithObject: true });
  return Math.round((info.width / info.height) * 100) / 100;
}
