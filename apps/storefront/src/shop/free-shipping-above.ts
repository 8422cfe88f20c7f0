import { wireAmount } from '@shop/money';
import type { ShopConfig, StoreView } from '@shop/shop-config';

/**
 * Returns the subtotal above which shipping is free, in major units of the store view's currency. `undefined`: the shop
 * promises no free shipping.
 */
export const freeShippingAbove = ({
  config,
  view,
}: {
  readonly config: Pick<ShopConfig, 'offers'>;
  readonly view: Pick<StoreView, 'currency'>;
}): number | undefined => {
  const minor = config.offers.freeShippingAboveMinor;
  return minor === null ? undefined : wireAmount({ minor, currency: view.currency });
};
