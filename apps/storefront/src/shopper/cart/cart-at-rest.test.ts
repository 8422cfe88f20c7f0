import { createFakeClock } from '@shop/testing';
import { expect, it } from 'vitest';
import { cartAtRest } from './cart-at-rest.ts';

it('waits for the calls of the cart', async () => {
  await expect(
    cartAtRest({ settled: () => Promise.resolve() }, createFakeClock()),
  ).resolves.toBeUndefined();
});

it('holds an order up no longer than two seconds', async () => {
  const clock = createFakeClock();
  const waited = cartAtRest({ settled: () => new Promise(() => {}) }, clock);
  await clock.advance(2_000);
  await expect(waited).resolves.toBeUndefined();
});
