import type { CartSync } from '@shop/cart-sync';
import type { Clock } from '@shop/kernel';

/** Milliseconds an order waits for calls of its cart, at most. */
const orderWaitMs = 2_000;

/** Waits until what is on the wire for the cart has come home, but not so long that an order is held up. */
export async function cartAtRest(
  cart: Pick<CartSync, 'settled'>,
  clock: Pick<Clock, 'wait'>,
): Promise<void> {
  await Promise.race([cart.settled(), clock.wait(orderWaitMs)]);
}
