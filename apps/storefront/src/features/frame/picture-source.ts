import type { PictureSource } from '@shop/ui';

/** The shop's frames and the sizes its pictures are made in, smallest first. */
const frames = {
  thumb: [
    [160, 200],
    [320, 400],
  ],
  card: [
    [320, 400],
    [512, 640],
    [640, 800],
    [1024, 1280],
  ],
  scene: [
    [700, 500],
    [1050, 750],
    [1400, 1000],
    [2100, 1500],
  ],
  room: [
    [480, 360],
    [800, 600],
    [960, 720],
    [1600, 1200],
  ],
} as const;

/**
 * A picture of the catalogue in one of the shop's frames. `path` is as documents give it, from a slash on;
 * without one the server's placeholder is shown.
 */
export function pictureSource(
  path: string | null | undefined,
  frame: keyof typeof frames,
  alt: string,
): PictureSource {
  const file = path === null || path === undefined || path === '' ? '/placeholder' : path;
  const sizes = frames[frame];
  const [width, height] = sizes[1];
  const address = ([w, h]: readonly [number, number]) => `/img/${w}/${h}/resize${file}`;
  return {
    src: address(sizes[1]),
    srcSet: sizes.map((size) => `${address(size)} ${size[0]}w`).join(', '),
    width,
    height,
    alt,
  };
}
