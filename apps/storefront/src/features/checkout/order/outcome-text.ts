import { useLingui } from '@lingui/react/macro';
import type { NotPlaced } from '@shop/checkout';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';

/** Returns the text for an order that was not placed, and the next step. */
export function useOutcomeText(): (outcome: NotPlaced) => string {
  const { t } = useLingui();
  const { money } = useMoney();
  const { config } = useShop();
  return (outcome) => {
    if (outcome.kind === 'total-changed') {
      const seenTotal = money(outcome.seenTotal);
      const now = money(outcome.grandTotal ?? outcome.seenTotal);
      return t`The total has changed from ${seenTotal} to ${now}. Please check it and order again.`;
    }
    switch (outcome.reason) {
      case 'cart-empty':
        return t`The cart is empty, checkout is not possible`;
      case 'details-invalid':
        return t`Something is still missing:`;
      case 'stock-unknown':
        return t`The stock is still being checked. Try again in a moment.`;
      case 'products-unavailable':
        return t`Some of the ordered products are not available!`;
      case 'address-invalid':
        return t`Address provided in checkout is invalid, order is canceled`;
      case 'shipping-method-invalid':
      case 'payment-method-invalid':
        return t`This method is not available; choose another.`;
      case 'pickup-point-invalid':
        return t`Orders are no longer accepted for this pickup point; choose another.`;
      case 'quantity-invalid':
        return t`Something in the cart is not sold in this quantity. Change the quantity in the cart.`;
      case 'order-too-large':
        return t`The order is too large to be placed here. Order fewer pieces, or ask us for an offer.`;
      case 'account':
        return t`The account could not be created.`;
      case 'not-saved':
        return config.api.idempotencyHeader
          ? t`The order could not be saved on this device or sent. Ordering again is safe.`
          : t`The order could not be saved on this device, and whether it arrived is not known. Look for a confirmation e-mail before ordering again.`;
      case 'key-used':
        return t`An earlier attempt may have placed the order. Look for a confirmation e-mail before ordering again.`;
      case 'other':
        return t`The shop could not accept the order. Try again in a few minutes; if it happens again, customer service helps.`;
    }
  };
}
