import { afterEach, expect, it, vi } from 'vitest';
import { freshFor } from './fresh-for.ts';

const minute = 60_000;
const staleTimeOf = (ageMs: number) =>
  freshFor(minute)({ state: { dataUpdatedAt: Date.now() - ageMs } });
/** True if data of this age is fetched again when a part of the page begins to use it. */
const isStale = (ageMs: number) => ageMs > staleTimeOf(ageMs);

afterEach(() => vi.unstubAllGlobals());

it('counts the age of data that came with the page from the arrival of the page', () => {
  expect(isStale(0)).toBe(false);
  expect(isStale(60 * minute)).toBe(false);
  expect(staleTimeOf(60 * minute)).toBeLessThanOrEqual(61 * minute);
});

it('counts the age of data that was fetched later from its own time', () => {
  const afterStart = { state: { dataUpdatedAt: Date.now() + minute } };
  expect(freshFor(minute)(afterStart)).toBe(minute);
});

it('keeps data fresh while there is no network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(staleTimeOf(60 * minute)).toBe(Infinity);
});
