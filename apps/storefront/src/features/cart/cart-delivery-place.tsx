import { useLingui } from '@lingui/react/macro';
import { DeliveryPlace } from '../../shared/delivery/delivery-place.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { isOnlyFetched } from '../../shared/delivery/is-only-fetched.ts';

/** Postcode that fee and days of the cart are of, and a way to change it. */
export function CartDeliveryPlace() {
  const { t } = useLingui();
  const { asksPostcode } = useShop().config.checkout;
  const { shippingMethods, isVirtual } = useCart();
  const postcode = useShopperValue(({ deliveryPlace }) => deliveryPlace, undefined)?.postcode;
  if (!asksPostcode || isVirtual) return null;
  return (
    <DeliveryPlace>
      {isOnlyFetched(shippingMethods)
        ? t`To ${postcode}: only to a pickup point`
        : t`Delivery to: ${postcode}`}
    </DeliveryPlace>
  );
}
