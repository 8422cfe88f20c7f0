import { expect, it } from 'vitest';
import { leavesWithSession } from './leaves-with-session.ts';

const shown = ['cart', 'wishlist', 'compare', 'checkout'];

it('[AC-51] a logout, here or in another tab, takes all of the shopper along, unsent tasks first', () => {
  expect(leavesWithSession('logout')).toEqual(['tasks', ...shown]);
  expect(leavesWithSession('other-tab')).toEqual(['tasks', ...shown]);
});

it('[AC-51] a session that was lost leaves its orders to their customer', () => {
  expect(leavesWithSession('session-lost')).toEqual(shown);
});
