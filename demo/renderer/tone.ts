import sharp from 'sharp';

/** The mean colour of a picture, `#rrggbb`: the ground a page shows until it comes. */
export async function toneOf(file: string): Promise<string> {
  const [r = 0, g = 0, b = 0] = await sharp(file)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
