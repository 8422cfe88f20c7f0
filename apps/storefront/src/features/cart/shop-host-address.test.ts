import { expect, it } from 'vitest';
import { shopHostAddress } from './shop-host-address.ts';

const page = { protocol: 'https:', hostname: 'zugoly.example' };

it.each<[story: string, host: string, prefix: string, address: string]>([
  [
    'another port of this host',
    ':3001',
    '',
    'https://zugoly.example:3001/vsbridge/sync_session?code=a%2Fb',
  ],
  [
    'another host, in the view of the cart',
    'https://pay.example',
    '/de',
    'https://pay.example/de/vsbridge/sync_session?code=a%2Fb',
  ],
])('a cart is transferred to %s', (_story, host, prefix, address) => {
  expect(shopHostAddress(host, page, prefix, 'a/b')).toBe(address);
});
