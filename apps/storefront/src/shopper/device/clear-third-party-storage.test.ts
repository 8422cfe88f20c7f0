import { createSafeStorage } from '@shop/platform-browser';
import { afterEach, expect, it } from 'vitest';
import { clearThirdPartyStorage } from './clear-third-party-storage.ts';

afterEach(() => localStorage.clear());

it("deletes third-party cookies on every parent domain and keeps the shop's own", () => {
  localStorage.setItem('build-hash', 'abc');
  localStorage.setItem('shopper-de', '{}');
  localStorage.setItem('_heat', '1');
  const written: string[] = [];
  clearThirdPartyStorage({
    cookies: {
      read: () => 'consent={}; _ga=GA1.2; __Host-consent={}',
      write: (cookie) => void written.push(cookie),
    },
    localStorage: createSafeStorage(() => localStorage),
    hostname: 'www.zugoly.example',
  });
  expect(written).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=www.zugoly.example',
    '_ga=; max-age=0; path=/; domain=zugoly.example',
  ]);
  expect(localStorage.getItem('build-hash')).toBe('abc');
  expect(localStorage.getItem('shopper-de')).toBe('{}');
  expect(localStorage.getItem('_heat')).toBeNull();
});
