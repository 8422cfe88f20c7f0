import { afterEach, expect, it, vi } from 'vitest';
import { keepHandOffBinding, takeHandOffBinding } from './hand-off-binding.ts';

const page = { hostname: window.location.hostname, protocol: 'http:' };

afterEach(() => {
  vi.restoreAllMocks();
});

it('findings E4: the secret is there for the shop host of the same name', () => {
  expect(keepHandOffBinding('secret', page, page.hostname)).toBe('secret');
  expect(takeHandOffBinding()).toBe('secret');
});

it('findings E4: a shop host that cannot read the secret gets none', () => {
  expect(keepHandOffBinding('secret', page, 'other.example')).toBeUndefined();
});

it('findings E4: a browser that stores no cookies is bound to nothing', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(keepHandOffBinding('secret', page, page.hostname)).toBeUndefined();
});
