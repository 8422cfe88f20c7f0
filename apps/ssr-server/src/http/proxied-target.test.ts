import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { proxiedTarget } from './proxied-target.ts';

const api = 'http://127.0.0.1:4000';
const targetOf = (path: string) => proxiedTarget(api, `http://shop.example${path}`);

it.each([
  '/api/cart/pull?token=&cartId=x',
  '/api/stock/check/ZG%2F1%20A?a=%0a..',
  '/img/300/300/resize/kanap%C3%A9.webp',
  '/api/x//y',
  '/api/x..y/.well-known/...',
])('findings E3: %s is the same address at the backend', (path) => {
  expect(targetOf(path)).toBe(api + path);
});

it.each([
  '/api/.%0a./metrics',
  '/api/.%09./metrics',
  '/api/%2e%0d%2e/stale-tags',
  '/api/x%5c..%5cfaults',
  '/api/..%5cfaults',
  '/api/..%2fmetrics',
  '/api/%2e%2e%2fmetrics',
  '/api/%00',
  '/api/%ff',
  '/api/%zz',
])('findings E3: %s is refused', (path) => {
  expect(targetOf(path)).toBeUndefined();
});

it('findings E3: whatever follows /api stays there', () => {
  const piece = fc.constantFrom(
    '.',
    '..',
    '/',
    '\\',
    '%2e',
    '%2f',
    '%5c',
    '%0a',
    '%09',
    'x',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = `http://shop.example/api/${pieces.join('')}`;
      fc.pre(new URL(url).pathname.startsWith('/api/'));
      const read = decodeURIComponent(new URL(proxiedTarget(api, url) ?? `${api}/api/`).pathname);
      expect(read).toMatch(/^\/api\//);
      expect(read).not.toMatch(/(?:^|\/)\.{1,2}(?:\/|$)|\\/);
    }),
  );
});
