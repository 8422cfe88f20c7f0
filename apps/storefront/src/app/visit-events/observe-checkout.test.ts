import type { CheckoutStep } from '@shop/checkout';
import { expect, it } from 'vitest';
import { observeCheckout } from './observe-checkout.ts';
import { createTestSession, lampItem, lampLine } from './test/a-session.ts';

const steps: readonly CheckoutStep[] = ['personalDetails', 'shipping', 'payment', 'orderReview'];
const filling = (step: CheckoutStep, ...done: readonly CheckoutStep[]) =>
  ({ status: 'filling', steps, step, done }) as const;

function start() {
  const world = createTestSession();
  observeCheckout(world.shopper, { send: world.send, currency: 'HUF' });
  return world;
}

it('reports the checkout, its delivery and its payment, each once', () => {
  const { events, setItems, setCoupon, setProgress } = start();
  setItems(lampLine);
  setCoupon('SPRING');
  expect(events).toEqual([]);
  setProgress(filling('personalDetails'));
  setProgress(filling('shipping', 'personalDetails'));
  setProgress(filling('payment', 'personalDetails', 'shipping'), {
    shipping: { shippingMethod: 'courier_flatrate' },
  });
  setProgress(filling('shipping', 'personalDetails', 'shipping'));
  setProgress(filling('orderReview', ...steps.slice(0, 3)), {
    payment: { paymentMethod: 'cashondelivery' },
  });
  setProgress({ status: 'placing', steps, done: steps });
  const sum = { currency: 'HUF', value: 25_980, items: [lampItem], coupon: 'SPRING' };
  expect(events).toEqual([
    { name: 'begin_checkout', parameters: sum },
    { name: 'add_shipping_info', parameters: { ...sum, shipping_tier: 'courier_flatrate' } },
    { name: 'add_payment_info', parameters: { ...sum, payment_type: 'cashondelivery' } },
  ]);
});

it('reports nothing of an empty cart', () => {
  const { events, setProgress } = start();
  setProgress(filling('personalDetails'));
  expect(events).toEqual([]);
});
