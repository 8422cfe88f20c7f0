import { largePictureAddress } from '@shop/shop-config';
import type { FeedSource } from './feed-source.ts';

/** Returns the full encoded URL of a catalog picture, for other sites. */
export function imageLink(
  path: string,
  { publicUrl, shop }: Pick<FeedSource, 'publicUrl' | 'shop'>,
) {
  const address = largePictureAddress(path, shop.images);
  return address.startsWith('/') ? publicUrl + address : address;
}
