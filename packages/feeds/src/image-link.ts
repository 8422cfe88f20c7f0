import { largePictureAddress } from '@shop/shop-config';
import type { FeedSource } from './feed-source.ts';

/** A picture of the catalog as other sites link it: whole and encoded. */
export function imageLink(
  path: string,
  { publicUrl, shop }: Pick<FeedSource, 'publicUrl' | 'shop'>,
) {
  const address = largePictureAddress(path, shop.images);
  return address.startsWith('/') ? publicUrl + address : address;
}
