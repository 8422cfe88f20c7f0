import { pictureAddress, zugolyConfig, type ImageSize, type ShopConfig } from '@shop/shop-config';
import type { PictureSource } from '@shop/ui';

type Images = Pick<ShopConfig['images'], 'baseUrl' | 'version' | 'densities' | 'thumbnails'>;

/** The shop's frames, and the sizes its pictures stand in them at, smallest first. */
const frames = {
  thumb: ({ cart }) => [cart],
  card: ({ list, gallery }) => [list, gallery],
  scene: () => [
    { width: 700, height: 500 },
    { width: 1050, height: 750 },
  ],
  room: () => [
    { width: 480, height: 360 },
    { width: 800, height: 600 },
  ],
} satisfies Record<string, (thumbnails: Images['thumbnails']) => readonly ImageSize[]>;

/**
 * A picture of the catalogue in one of the shop's frames, at every density of a screen. `path` is as documents give
 * it, from a slash on; without one the server's placeholder is shown. Source: SC-22.
 */
export function pictureSource(
  path: string | null | undefined,
  frame: keyof typeof frames,
  alt: string,
  images: Images = zugolyConfig.images,
): PictureSource {
  const file = path === null || path === undefined || path === '' ? '/placeholder' : path;
  const address = (size: ImageSize) => pictureAddress(file, size, images);
  const sizes = images.densities
    .flatMap((density) =>
      frames[frame](images.thumbnails).map(({ width, height }) => ({
        width: width * density,
        height: height * density,
      })),
    )
    .sort((one, other) => one.width - other.width);
  const [smallest = { width: 0, height: 0 }, usual = smallest] = sizes;
  return {
    src: address(usual),
    srcSet: sizes.map((size) => `${address(size)} ${size.width}w`).join(', '),
    width: usual.width,
    height: usual.height,
    alt,
  };
}
