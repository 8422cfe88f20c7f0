import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const headersOf = (path: string) =>
  new Headers(securityHeaders(path, ['de']).map(([n, v]) => [n, v]));

it('[RL-14] keeps browsers on TLS for a year, and pages to themselves', () => {
  const headers = headersOf('/nappali');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
});

it.each([
  ['/reset-password', 'no-referrer'],
  ['/de/reset-password/x', 'no-referrer'],
  ['/vsbridge/sync_session', 'no-referrer'],
  ['/confirm-email', 'no-referrer'],
  ['/de/newsletter/confirm', 'no-referrer'],
  ['/xx/reset-password', 'strict-origin-when-cross-origin'],
  ['/reset-passwords', 'strict-origin-when-cross-origin'],
])('[RL-14] %s: %s', (path, expected) => {
  expect(headersOf(path).get('referrer-policy')).toBe(expected);
});

it('lets others show the pictures', () => {
  expect(headersOf('/img/1/1/resize/a.jpg').get('cross-origin-resource-policy')).toBe(
    'cross-origin',
  );
});
