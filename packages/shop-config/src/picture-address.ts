import { picturePath } from '@shop/contract';
import type { ImageSize } from './lookups.ts';
import type { ShopConfig } from './schema.ts';

type Images = Pick<ShopConfig['images'], 'baseUrl' | 'version' | 'densities' | 'thumbnails'>;

/**
 * Operation of the picture server: `resize` keeps the whole picture inside the size, `fit` fills the size and shows a
 * wide object large. Source: SC-43.
 */
export type PictureOperation = 'resize' | 'fit';

/** Path for a picture that does not exist. The picture server draws it. */
export const placeholderPath = '/placeholder';

/**
 * Returns the address of a catalog picture in one of the shop's sizes. `path` is as documents give it (CO-75); without
 * a picture it is the address of the server's placeholder. Pictures are cached for a year: another `version` fetches them again. Source: SC-22, SC-43.
 */
export function pictureAddress(
  path: string | null | undefined,
  { width, height }: ImageSize,
  { baseUrl, version }: Pick<Images, 'baseUrl' | 'version'>,
  operation: PictureOperation = 'resize',
): string {
  const file = picturePath(path) ?? placeholderPath;
  const encoded = file.split('/').map(encodeURIComponent).join('/');
  const address = `${baseUrl}${width}/${height}/${operation}${encoded}`;
  return version === '' ? address : `${address}?v=${version}`;
}

/** Returns the address of a picture in the largest size of the gallery, for link previews. Source: SC-22. */
export function largePictureAddress(path: string, images: Images): string {
  const { width, height } = images.thumbnails.gallery;
  const density = Math.max(...images.densities);
  return pictureAddress(path, { width: width * density, height: height * density }, images);
}
