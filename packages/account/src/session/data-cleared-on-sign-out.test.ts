import { expect, it } from 'vitest';
import { dataClearedOnSignOut } from './data-cleared-on-sign-out.ts';

const shown = ['cart', 'wishlist', 'compare', 'checkout'];

it('[AC-24] a logout, here or in another tab, takes all of the shopper along, unsent tasks first', () => {
  expect(dataClearedOnSignOut('logout')).toEqual(['tasks', ...shown]);
  expect(dataClearedOnSignOut('other-tab')).toEqual(['tasks', ...shown]);
});

it('[AC-24] a session that was lost leaves its orders to their customer', () => {
  expect(dataClearedOnSignOut('session-lost')).toEqual(shown);
});
