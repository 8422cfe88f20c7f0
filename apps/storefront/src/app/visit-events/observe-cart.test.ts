import { expect, it } from 'vitest';
import { observeCart } from './observe-cart.ts';
import { createTestSession, lampItem, lampLine } from './test/a-session.ts';

function start(isVisible = true) {
  const world = createTestSession();
  world.setItems({ ...lampLine, sku: 'OLD', prev_qty: 2 });
  observeCart(world.shopper, { send: world.send, currency: 'HUF', isVisible: () => isVisible });
  return world;
}

it('reports a new line and more pieces as added, with the pieces that came', () => {
  const { events, setItems } = start();
  setItems(lampLine);
  setItems({ ...lampLine, qty: 5, prev_qty: 2 });
  expect(events).toEqual([
    {
      name: 'add_to_cart',
      parameters: { currency: 'HUF', value: 25_980, items: [lampItem] },
    },
    {
      name: 'add_to_cart',
      parameters: { currency: 'HUF', value: 38_970, items: [{ ...lampItem, quantity: 3 }] },
    },
  ]);
});

it('reports fewer pieces and a line that was taken out as removed', () => {
  const { events, setItems, removedLine } = start();
  setItems(lampLine);
  events.length = 0;
  setItems({ ...lampLine, qty: 1, prev_qty: 2 });
  setItems();
  removedLine.set({ item: { ...lampLine, qty: 1 }, index: 0 });
  removedLine.set(undefined);
  expect(events).toEqual(
    [1, 1].map((quantity) => ({
      name: 'remove_from_cart',
      parameters: { currency: 'HUF', value: 12_990, items: [{ ...lampItem, quantity }] },
    })),
  );
});

it('reports nothing for lines of the server, for a confirmation, and for a cart that was ordered', () => {
  const { names, setItems } = start();
  setItems({ ...lampLine, prev_qty: 2, server_item_id: 1 });
  setItems({ ...lampLine, qty: 3, prev_qty: 3, server_item_id: 1 });
  setItems();
  expect(names()).toEqual([]);
});

it('leaves the changes of another tab to that tab', () => {
  const { names, setItems } = start(false);
  setItems(lampLine);
  expect(names()).toEqual([]);
});
