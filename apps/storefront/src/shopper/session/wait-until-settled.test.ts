import { createFakeClock } from '@shop/testing';
import { expect, it } from 'vitest';
import { waitUntilSettled } from './wait-until-settled.ts';

/** Starts waiting for a cart that settles when `settle` is called. */
function waitForCart() {
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const clock = createFakeClock();
  let isOver = false;
  const waited = waitUntilSettled({ settled: () => settled }, clock).then(() => (isOver = true));
  return { settle, clock, waited, isOver: () => isOver };
}

it('waits until the calls of the cart are settled', async () => {
  const { settle, clock, waited, isOver } = waitForCart();
  await clock.advance(500);
  expect(isOver()).toBe(false);
  settle();
  await waited;
  expect(clock.now()).toBeLessThan(2_000 + createFakeClock().now());
});

it('waits at most two seconds', async () => {
  const { clock, waited, isOver } = waitForCart();
  await clock.advance(1_999);
  expect(isOver()).toBe(false);
  await clock.advance(1);
  await waited;
  expect(isOver()).toBe(true);
});
