import { wireAmount } from '@shop/money';
import type { ShopConfig, StoreView } from '@shop/shop-config';

/** Returns the subtotal above which shipping is free, in major units of the store view's currency. */
export const freeShippingAbove = ({
  config,
  view,
}: {
  readonly config: Pick<ShopConfig, 'offers'>;
  readonly view: Pick<StoreView, 'currency'>;
}): number => wireAmount({ minor: config.offers.freeShippingAboveMinor, currency: view.currency });
