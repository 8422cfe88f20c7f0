import {
  pictureAddress,
  type ImageSize,
  type PictureOperation,
  type ShopConfig,
} from '@shop/shop-config';
import type { PictureSource } from '@shop/ui';
import { currentConfig } from '../../shop/settings/current-config.ts';

type Images = Pick<
  ShopConfig['images'],
  'baseUrl' | 'version' | 'densities' | 'sizes' | 'thumbnails'
>;

const roomSizes: readonly ImageSize[] = [
  { width: 480, height: 360 },
  { width: 800, height: 600 },
];

/** About the width of a phone with double density: without it the next file would be twice as large. */
const cardOnPhone: ImageSize = { width: 720, height: 900 };
const roomOnPhone: ImageSize = { width: 720, height: 540 };

interface Shell {
  /** Smallest first. */
  readonly sizes: (thumbnails: Images['thumbnails']) => readonly ImageSize[];
  /** Additional size in pixels of the file, if the server makes it. */
  readonly between?: ImageSize;
  readonly operation?: PictureOperation;
}

/** Frames of the shop. In those of products (`product` 4:5, `wide` 4:3) the server enlarges a wide object. */
const frames = {
  thumb: { sizes: ({ cart }) => [cart] },
  card: { sizes: ({ list, gallery }) => [list, gallery], between: cardOnPhone },
  product: {
    sizes: ({ list, gallery }) => [list, gallery],
    between: cardOnPhone,
    operation: 'fit',
  },
  scene: {
    sizes: () => [
      { width: 700, height: 500 },
      { width: 1050, height: 750 },
    ],
  },
  room: { sizes: () => roomSizes, between: roomOnPhone },
  wide: { sizes: () => roomSizes, between: roomOnPhone, operation: 'fit' },
} satisfies Record<string, Shell>;

/**
 * Returns a catalog image in one of the shop's frames, at every screen density. `path`: as in documents (CO-75);
 * without it the placeholder of the server is used. Source: SC-22, SC-43.
 */
export function pictureSource(
  path: string | null | undefined,
  frame: keyof typeof frames,
  alt: string,
  images: Images = currentConfig().images,
): PictureSource {
  if (images !== currentConfig().images) return { ...filesOf(path, frame, images), alt };
  const key = `${frame} ${path ?? ''}`;
  let files = storedFiles.get(key);
  if (files === undefined) {
    files = filesOf(path, frame, images);
    if (storedFiles.size >= maxKnown) storedFiles.clear();
    storedFiles.set(key, files);
  }
  return { ...files, alt };
}

type PictureFiles = Omit<PictureSource, 'alt'>;

/** Caches files in the shop's own sizes by frame and path: many pages show the same images. */
const storedFiles = new Map<string, PictureFiles>();
const maxKnown = 4_000;

function filesOf(
  path: string | null | undefined,
  frame: keyof typeof frames,
  images: Images,
): PictureFiles {
  const { sizes: sizesOf, between, operation }: Shell = frames[frame];
  const address = (size: ImageSize) => pictureAddress(path, size, images, operation);
  const sizes = images.densities
    .flatMap((density) =>
      sizesOf(images.thumbnails).map(({ width, height }) => ({
        width: width * density,
        height: height * density,
      })),
    )
    .sort((a, b) => a.width - b.width);
  const [smallest = { width: 0, height: 0 }, usual = smallest] = sizes;
  const files =
    between === undefined || !isMade(between, images)
      ? sizes
      : [...sizes, between].sort((a, b) => a.width - b.width);
  return {
    src: address(usual),
    srcSet: files.map((size) => `${address(size)} ${size.width}w`).join(', '),
    width: usual.width,
    height: usual.height,
  };
}

function isMade({ width, height }: ImageSize, { sizes, densities }: Images): boolean {
  return densities.some((density) =>
    sizes.some((size) => size.width * density === width && size.height * density === height),
  );
}
