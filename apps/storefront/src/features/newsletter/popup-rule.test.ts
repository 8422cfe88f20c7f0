import { expect, it } from 'vitest';
import { isMomentForPopup, type PopupMoment } from './popup-rule.ts';

const calm: PopupMoment = {
  pages: 3,
  path: '/nappali',
  isRemembered: false,
  hasChosenConsent: true,
  isTyping: false,
  isCovered: false,
  isOnline: true,
};

it.each<[story: string, change: Partial<PopupMoment>, isShown: boolean]>([
  ['on the third calm page', {}, true],
  ['later, when the third was not calm', { pages: 9 }, true],
  ['not before', { pages: 2 }, false],
  ['not twice', { isRemembered: true }, false],
  ['not beside the question about cookies', { hasChosenConsent: false }, false],
  ['not while somebody types', { isTyping: true }, false],
  ['not over the mini-cart', { isCovered: true }, false],
  ['not offline', { isOnline: false }, false],
  ['not in the cart', { path: '/cart' }, false],
  ['not in the checkout', { path: '/checkout' }, false],
  ['not in the account', { path: '/account/orders' }, false],
  ['not while withdrawing from a contract', { path: '/elallas' }, false],
  ['not while a new address is confirmed', { path: '/confirm-email' }, false],
  ['on a list of one’s own', { path: '/wishlist' }, true],
  ['not while unsubscribing', { path: '/unsubscribe' }, false],
  ['on a page whose name only begins like the cart', { path: '/cart-szekek' }, true],
])('the invitation is shown %s', (_story, change, isShown) => {
  expect(isMomentForPopup({ ...calm, ...change })).toBe(isShown);
});
