import type { SavedProduct } from '@shop/saved-lists';
import { expect, it } from 'vitest';
import { observeWishlist } from './observe-wishlist.ts';
import { createTestSession } from './test/a-session.ts';

const lamp: SavedProduct = {
  id: 1,
  sku: 'LAMP',
  name: 'Lamp',
  type_id: 'simple',
  price_incl_tax: 12_990,
};
const chair: SavedProduct = { id: 2, sku: 'CHAIR', name: 'Chair', type_id: 'simple' };

function start(isVisible = true) {
  const world = createTestSession();
  world.setSaved(chair);
  observeWishlist(world.shopper, { send: world.send, currency: 'HUF', isVisible: () => isVisible });
  return world;
}

it('reports an article that is saved, and nothing of one that is taken off', () => {
  const { events, setSaved } = start();
  setSaved(chair, lamp);
  setSaved(lamp);
  expect(events).toEqual([
    {
      name: 'add_to_wishlist',
      parameters: {
        currency: 'HUF',
        value: 12_990,
        items: [{ item_id: 'LAMP', item_name: 'Lamp', price: 12_990, quantity: 1 }],
      },
    },
  ]);
});

it('reports nothing of what the account or another tab brings', () => {
  const account = start();
  account.setSession('signed-in');
  account.setSaved(chair, lamp);
  const several = start();
  several.setSaved(lamp, { ...lamp, sku: 'DESK' });
  const otherTab = start(false);
  otherTab.setSaved(chair, lamp);
  expect([account, several, otherTab].flatMap(({ names }) => names())).toEqual([]);
});
