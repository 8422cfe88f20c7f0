import type { EmailBrand, EmailLanguage } from '@shop/emails';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import { shopUrlOf } from '../../documents/views/shop-url.ts';

/** Language and number format of an email, the brand of the shop, and the base URLs of its links. */
export interface EmailView {
  readonly language: EmailLanguage;
  readonly grouping: StoreView['grouping'];
  readonly country: StoreView['country'];
  readonly brand: EmailBrand;
  /** Base URL of API calls. */
  readonly publicUrl: string;
  /** Base URL of the pages of the view. */
  readonly shopUrl: string;
}

/** Returns the email settings of a view. */
export function emailView(
  view: StoreView,
  shop: Pick<ShopConfig, 'stores' | 'shop' | 'emails'>,
  publicUrl: string,
): EmailView {
  const { logo, colors } = shop.emails;
  return {
    language: view.language,
    grouping: view.grouping,
    country: view.country,
    brand: {
      shopName: shop.shop.title,
      logoUrl: logo === null ? undefined : publicUrl + logo,
      colors,
    },
    publicUrl,
    shopUrl: shopUrlOf(view, shop, publicUrl),
  };
}
