import { largePictureAddress } from '@shop/shop-config';
import type { ApiContext } from '../context.ts';

/** A picture of the catalog as other sites link it: whole and encoded. */
export function imageLink(path: string, { config, shop }: Pick<ApiContext, 'config' | 'shop'>) {
  const address = largePictureAddress(path, shop.images);
  return address.startsWith('/') ? config.publicUrl + address : address;
}
