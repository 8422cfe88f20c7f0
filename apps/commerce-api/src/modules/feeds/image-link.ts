import { largePictureAddress } from '@shop/shop-config';
import type { ApiDeps } from '../context.ts';

/** A picture of the catalogue as other sites link it: whole and encoded. */
export function pictureLink(path: string, { config, shop }: Pick<ApiDeps, 'config' | 'shop'>) {
  const address = largePictureAddress(path, shop.images);
  return address.startsWith('/') ? config.publicUrl + address : address;
}
