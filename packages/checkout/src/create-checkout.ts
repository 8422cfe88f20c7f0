import type { Checkout } from './checkout.ts';
import type { CheckoutConfig, CheckoutPorts } from './checkout-ports.ts';

/** The checkout of one shopper. Nothing is read or sent before `open`. Source: CH-1 to CH-44. */
export function createCheckout(config: CheckoutConfig, ports: CheckoutPorts): Checkout {
  throw new Error(`not wired yet: ${config.storeCode} ${ports.clock.now()}`);
}
