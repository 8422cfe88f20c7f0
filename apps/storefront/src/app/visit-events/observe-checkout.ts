import type { EventStream } from '@shop/analytics';
import type { CheckoutProgress } from '@shop/checkout';
import type { Currency } from '@shop/money';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { cartSum } from './cart-articles.ts';

/** Reports the start of a checkout, the choice of its shipping and of its payment method: each once per page. */
export function observeCheckout(
  { cart, checkout }: Pick<ShopperSession, 'cart' | 'checkout'>,
  { send, currency }: { readonly send: EventStream['send']; readonly currency: Currency },
): void {
  const reported = new Set<string>();
  const look = () => {
    const { progress, shipping, payment } = checkout.state.get();
    const { items, coupon } = cart.state.get();
    if (!isOpen(progress) || items.length === 0) return;
    const isDone = (step: 'shipping' | 'payment') => progress.done.includes(step);
    const sum = {
      ...cartSum(items, currency),
      ...(coupon !== undefined && { coupon: coupon.code }),
    };
    const once = (name: string, report: () => void) => {
      if (reported.has(name)) return;
      reported.add(name);
      report();
    };
    once('begin', () => send({ name: 'begin_checkout', parameters: sum }));
    if (isDone('shipping')) {
      const tier = shipping.shippingMethod;
      once('shipping', () =>
        send({ name: 'add_shipping_info', parameters: { ...sum, shipping_tier: tier } }),
      );
    }
    if (isDone('payment')) {
      const type = payment.paymentMethod;
      once('payment', () =>
        send({ name: 'add_payment_info', parameters: { ...sum, payment_type: type } }),
      );
    }
  };
  look();
  checkout.state.subscribe(look);
}

type OpenProgress = Extract<CheckoutProgress, { status: 'filling' | 'placing' }>;

const isOpen = (progress: CheckoutProgress): progress is OpenProgress =>
  progress.status === 'filling' || progress.status === 'placing';
