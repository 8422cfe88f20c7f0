import type { LogoPicture } from '@shop/ui';
import type { ShopConfig } from '@shop/shop-config';

/** Returns the name and the logo of the shop, with the address of its home page. */
export function shopHome({ shop, theme }: Pick<ShopConfig, 'shop' | 'theme'>): {
  readonly name: string;
  readonly href: string;
  readonly logo?: LogoPicture;
} {
  return { name: shop.title, href: '/', ...(theme.logo !== null && { logo: theme.logo }) };
}
