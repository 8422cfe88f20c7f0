import { parseQuery } from '@shop/url-resolver';
import { expect, it } from 'vitest';
import { handOverTarget } from './hand-over-target.ts';

it.each<[story: string, address: string, target: string]>([
  ['a cart leads to the checkout', '?session_id=a', '/checkout'],
  ['the cart screen goes by its older name too', '?session_id=a&to=checkout/cart', '/cart'],
  ['so does the checkout', '?code=a&to=%2Fcheckout%2Fcheckout', '/checkout'],
  ['any place of the shop can be asked for', '?session_id=a&to=cart', '/cart'],
  ['a place may say something itself', '?session_id=a&to=cart%3Fa%3D1%23total', '/cart?a=1#total'],
  [
    'what is said besides goes along',
    '?session_id=a&to=cart&utm_source=b&c=1&c=2',
    '/cart?c=1&c=2&utm_source=b',
  ],
  ['no other shop is led to', '?session_id=a&to=https://example.com/cart', '/checkout'],
  ['not by leaving the protocol out', '?session_id=a&to=//example.com', '/checkout'],
  ['not by slashes the other way round', String.raw`?session_id=a&to=\\example.com`, '/checkout'],
  ['not by a way round', '?session_id=a&to=/.//example.com', '/example.com'],
  ['nor to a script', '?session_id=a&to=javascript:alert(1)', '/checkout'],
  ['what is said twice says nothing', '?session_id=a&to=cart&to=login', '/checkout'],
])('%s', (_story, address, target) => {
  expect(handOverTarget(parseQuery(address))).toBe(target);
});
