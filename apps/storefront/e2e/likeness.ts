import sharp from 'sharp';

/**
 * How many pixels of two pictures differ by more than a sixteenth in a channel, both seen a little out of focus:
 * so the edges of letters, which every Chromium draws otherwise, do not count, and a lost word does. Pictures of
 * different sizes differ everywhere.
 */
export async function differentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([outOfFocus(one), outOfFocus(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return Infinity;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 16,
    );
    if (differs) different += 1;
  }
  return different;
}

const outOfFocus = (picture: Buffer) =>
  sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .blur(2)
    .raw()
    .toBuffer({ resolveWithObject: true });
