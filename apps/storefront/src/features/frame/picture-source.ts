import {
  pictureAddress,
  zugolyConfig,
  type ImageSize,
  type PictureOperation,
  type ShopConfig,
} from '@shop/shop-config';
import type { PictureSource } from '@shop/ui';

type Images = Pick<ShopConfig['images'], 'baseUrl' | 'version' | 'densities' | 'thumbnails'>;

const roomSizes: readonly ImageSize[] = [
  { width: 480, height: 360 },
  { width: 800, height: 600 },
];

interface Frame {
  /** Smallest first. */
  readonly sizes: (thumbnails: Images['thumbnails']) => readonly ImageSize[];
  readonly operation?: PictureOperation;
}

/**
 * The shop's frames. In those of products (`product` 4:5, `wide` 4:3) the server shows a wide thing large.
 */
const frames = {
  thumb: { sizes: ({ cart }) => [cart] },
  card: { sizes: ({ list, gallery }) => [list, gallery] },
  product: { sizes: ({ list, gallery }) => [list, gallery], operation: 'fit' },
  scene: {
    sizes: () => [
      { width: 700, height: 500 },
      { width: 1050, height: 750 },
    ],
  },
  room: { sizes: () => roomSizes },
  wide: { sizes: () => roomSizes, operation: 'fit' },
} satisfies Record<string, Frame>;

/**
 * A picture of the catalogue in one of the shop's frames, at every density of a screen. `path` is as documents give
 * it (KE-30); without a picture the server's placeholder is shown. Source: SC-22, SC-43.
 */
export function pictureSource(
  path: string | null | undefined,
  frame: keyof typeof frames,
  alt: string,
  images: Images = zugolyConfig.images,
): PictureSource {
  const { sizes: sizesOf, operation }: Frame = frames[frame];
  const address = (size: ImageSize) => pictureAddress(path, size, images, operation);
  const sizes = images.densities
    .flatMap((density) =>
      sizesOf(images.thumbnails).map(({ width, height }) => ({
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
