import { expect, it } from 'vitest';
import { atReview, openBench, someCart } from '../test/checkout-bench.ts';

it('[CH-26] between start and stop an emptied cart closes the checkout', async () => {
  const { checkout, cart } = openBench();
  await checkout.open();
  checkout.stop();
  cart.set({ ...someCart, lines: [] });
  expect(checkout.state.get().progress.status).toBe('filling');
  checkout.start();
  checkout.start();
  cart.set({ ...someCart, lines: [] });
  expect(checkout.state.get().progress.status).toBe('closed');
});

it('[CH-44] settles when the order has its outcome', async () => {
  const { checkout, sent } = await atReview();
  await checkout.settled();
  void checkout.place(someCart.grandTotal);
  await checkout.settled();
  expect(sent).toHaveLength(1);
  expect(checkout.state.get().outcome).toMatchObject({ kind: 'placed' });
});

it('[CH-61] settles when the request for totals has failed', async () => {
  const { checkout, portCalls } = openBench({
    ports: { onSelectionChanged: () => Promise.reject(new Error('offline')) },
  });
  await checkout.open();
  void checkout.changeShipping({ country: 'AT' });
  await checkout.settled();
  expect(portCalls).toEqual(['checkout.totals-failed']);
});

it('[CH-26] may be stopped twice', () => {
  const { checkout, cart } = openBench();
  checkout.stop();
  expect(() => checkout.stop()).not.toThrow();
  cart.set({ ...someCart, lines: [] });
  expect(checkout.state.get().progress).toEqual({ status: 'closed' });
});
