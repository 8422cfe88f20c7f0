import sharp from 'sharp';

/** Number of different pixels, and the corners of the area that contains all of them. */
export interface Difference {
  readonly count: number;
  readonly within: string;
}

/**
 * Counts the pixels of two pictures that differ by more than a sixteenth in a channel after a slight blur: edges of
 * letters, which every Chromium version draws differently, do not count; a missing word does. Pictures of different
 * sizes differ everywhere.
 */
export async function differentPixels(one: Buffer, other: Buffer): Promise<Difference> {
  const [a, b] = await Promise.all([outOfFocus(one), outOfFocus(other)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) {
    return { count: Infinity, within: `another size, ${width} × ${height}` };
  }
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < a.data.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 16,
    );
    if (!differs) continue;
    count += 1;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return { count, within: `x ${left}–${right}, y ${top}–${bottom}` };
}

const outOfFocus = (picture: Buffer) =>
  sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .blur(2)
    .raw()
    .toBuffer({ resolveWithObject: true });
