import { expect, it } from 'vitest';
import { routePolicies, routePolicyOf } from './route-policies.ts';

it.each([
  ['/cart', '/cart'],
  ['/account/orders/7', '/account'],
  ['/thank-you?order=ZG-1', '/thank-you'],
  ['/reset-password#token=x', '/reset-password'],
  ['/vsbridge/sync_session?token=x', '/vsbridge'],
  ['/cart-szekek', undefined],
  ['/nappali/cart', undefined],
  ['/', undefined],
  ['', undefined],
])('[UR-17] %s leads to %s', (address, path) => {
  expect(routePolicyOf(address)?.path).toBe(path);
});

it('[UR-17] a page whose address may hold a secret is kept by no cache and asked for by no crawler', () => {
  const open = routePolicies.filter(
    ({ isSecret, isPersonal, isCrawled }) => isSecret && (!isPersonal || isCrawled),
  );
  expect(open).toEqual([]);
});

it('[UR-17] of the pages filled in the browser only the cart is open to crawlers', () => {
  const crawled = routePolicies.filter(({ isPersonal, isCrawled }) => isPersonal && isCrawled);
  expect(crawled.map(({ path }) => path)).toEqual(['/cart']);
});

it('[UR-17] invitations open over shopping pages only, shop notices over the others, too', () => {
  const pathsWith = (interruptedBy: string) =>
    routePolicies
      .filter((policy) => policy.interruptedBy === interruptedBy)
      .map(({ path }) => path);
  expect(pathsWith('anything')).toEqual(['/compare', '/shared-cart', '/wishlist']);
  expect(pathsWith('notices')).toEqual([
    '/account',
    '/cart',
    '/confirm-email',
    '/elallas',
    '/error',
    '/newsletter',
    '/order',
    '/thank-you',
    '/unsubscribe',
  ]);
});

it('[UR-17] withdrawal and the error page are the same for everyone, and open to crawlers', () => {
  const open = routePolicies.filter(({ isPersonal }) => !isPersonal);
  expect(open.map(({ path, isCrawled }) => [path, isCrawled])).toEqual([
    ['/elallas', true],
    ['/error', true],
  ]);
});

it('[UR-17] a page counts at the front of an address only', () => {
  expect(routePolicyOf('nappali/cart')).toBeUndefined();
});

it('[UR-17] addresses with a token in emails are secret', () => {
  const secret = routePolicies.filter(({ isSecret }) => isSecret).map(({ path }) => path);
  expect(secret).toEqual([
    '/confirm-email',
    '/newsletter',
    '/order',
    '/reset-password',
    '/unsubscribe',
    '/vsbridge',
  ]);
});

it('[UR-17] nothing comes between a shopper and signing in, paying or a new password', () => {
  const undisturbed = routePolicies.filter(({ interruptedBy }) => interruptedBy === 'nothing');
  expect(undisturbed.map(({ path }) => path)).toEqual([
    '/checkout',
    '/login',
    '/register',
    '/reset-password',
    '/vsbridge',
  ]);
});
