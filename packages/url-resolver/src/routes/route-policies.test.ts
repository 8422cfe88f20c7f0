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
])('[UR-52] %s leads to %s', (address, path) => {
  expect(routePolicyOf(address)?.path).toBe(path);
});

it('[UR-52] a page whose address may hold a secret is kept by no cache and asked for by no crawler', () => {
  const open = routePolicies.filter(
    ({ isSecret, isPersonal, isCrawled }) => isSecret && (!isPersonal || isCrawled),
  );
  expect(open).toEqual([]);
});

it('[UR-52] of the pages filled in the browser only the cart is open to crawlers', () => {
  const crawled = routePolicies.filter(({ isPersonal, isCrawled }) => isPersonal && isCrawled);
  expect(crawled.map(({ path }) => path)).toEqual(['/cart']);
});

it('[UR-52] what letters lead to with a token is secret', () => {
  const secret = routePolicies.filter(({ isSecret }) => isSecret).map(({ path }) => path);
  expect(secret).toEqual([
    '/confirm-email',
    '/newsletter',
    '/reset-password',
    '/unsubscribe',
    '/vsbridge',
  ]);
});

it('[UR-52] nothing comes between a shopper and signing in, paying or a new password', () => {
  const undisturbed = routePolicies.filter(({ interruptedBy }) => interruptedBy === 'nothing');
  expect(undisturbed.map(({ path }) => path)).toEqual([
    '/checkout',
    '/login',
    '/register',
    '/reset-password',
    '/vsbridge',
  ]);
});
