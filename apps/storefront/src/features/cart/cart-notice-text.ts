import { useLingui } from '@lingui/react/macro';
import type { CartNotice } from '@shop/cart-sync';
import type { Toast } from '@shop/ui';
import { useMoney } from '../../shop/use-money.ts';

type NoticeText = Pick<Toast, 'tone' | 'message'>;

/** Returns the text for a notice of the cart, by its kind. */
export function useCartNoticeText(): (notice: CartNotice) => NoticeText {
  const { t } = useLingui();
  const couponReason = useCouponReason();
  const productErrorText = useProductErrorText();
  const refusedChangeText = useRefusedChangeText();
  return (notice) => {
    switch (notice.kind) {
      case 'added':
        return { tone: 'success', message: t`Product has been added to the cart!` };
      case 'quantity-updated':
        return { tone: 'success', message: t`Product quantity has been updated!` };
      case 'volatile-stock':
        return {
          tone: 'warning',
          message: t`The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.`,
        };
      case 'out-of-stock':
        return {
          tone: 'error',
          message: t`The product is out of stock and cannot be added to the cart!`,
        };
      case 'price-unknown':
        return {
          tone: 'error',
          message: t`Product price is unknown, product cannot be added to the cart!`,
        };
      case 'product-error':
        return { tone: 'error', message: productErrorText(notice) };
      case 'not-available':
        return { tone: 'error', message: t`No available product variants` };
      case 'sold-out':
        return { tone: 'error', message: t`${notice.name}: out of the stock!` };
      case 'update-refused':
        return { tone: 'error', message: refusedChangeText(notice) };
      case 'removed':
        return { tone: 'info', message: t`${notice.name} removed` };
      case 'coupon-applied':
        return { tone: 'success', message: t`Coupon applied: ${notice.code}` };
      case 'coupon-removed':
        return { tone: 'info', message: t`Coupon removed: ${notice.code}` };
      case 'coupon-refused':
        return { tone: 'error', message: couponReason(notice.reason) };
      case 'cart-ordered':
        return { tone: 'info', message: t`The cart has been ordered. A new one is ready.` };
      case 'not-saved':
        return {
          tone: 'warning',
          message: t`The cart could not be saved on this device; it lasts until the page is closed.`,
        };
    }
  };
}

type RefusedChange = Extract<CartNotice, { kind: 'update-refused' }>;

/** Returns the text for a change that the server rejected, by the reason it names. */
function useRefusedChangeText(): (notice: RefusedChange) => string {
  const { t } = useLingui();
  return ({ name, outcome, reason }) => {
    switch (reason) {
      case 'out-of-stock':
        return outcome === 'removed'
          ? t`${name}: there are not that many left, so it is not in the cart.`
          : t`${name}: there are not that many left, the quantity is what it was.`;
      case 'quantity-invalid':
        return t`${name}: it cannot be ordered in this quantity.`;
      case 'options-invalid':
        return t`${name}: what was chosen is no longer available.`;
      default:
        return t`${name}: the change could not be made.`;
    }
  };
}

/** Returns the text for a product that is not complete enough to be added. */
function useProductErrorText(): (error: { field: string }) => string {
  const { t } = useLingui();
  return ({ field }) => {
    switch (field) {
      case 'bundle_options':
        return t`Bundle options must be fixed before adding`;
      case 'custom_options':
        return t`Custom options must be fixed before adding`;
      default:
        return t`Error while adding products`;
    }
  };
}

type CouponReason = Extract<CartNotice, { kind: 'coupon-refused' }>['reason'];

/** Returns the text for a rejected coupon. */
export function useCouponReason(): (reason: CouponReason, minimum?: number) => string {
  const { t } = useLingui();
  const { money } = useMoney();
  return (reason, minimum) => {
    switch (reason) {
      case 'missing':
        return t`Enter a coupon code.`;
      case 'unknown':
        return t`Coupon code is incorrect`;
      case 'expired':
        return t`The coupon has expired.`;
      case 'not-yet':
        return t`The coupon is not valid yet.`;
      case 'used-up':
        return t`The coupon has been used up.`;
      case 'minimum':
        return minimum === undefined
          ? t`The cart does not reach the minimum of the coupon.`
          : t`The coupon needs a cart of at least ${money(minimum)}.`;
      case 'offline':
        return t`The coupon cannot be checked right now. Try again when online.`;
      case 'unreachable':
        return t`The coupon cannot be checked right now. Try again in a few minutes.`;
      case 'no-cart':
        return t`Put something into the cart first.`;
    }
  };
}
