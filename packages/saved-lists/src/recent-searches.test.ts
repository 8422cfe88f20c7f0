import { createMemoryStore } from '@shop/testing';
import { expect, it } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';

it('[SL-13] the newest search is first, each once, regardless of case and spaces', async () => {
  const searches = createRecentSearches({ limit: 6 }, { store: createMemoryStore() });
  for (const text of ['fotel', ' Kék  szék ', 'lámpa', 'FOTEL', '   ']) {
    await searches.remember(text);
  }
  expect(searches.items.get()).toEqual(['FOTEL', 'lámpa', 'Kék szék']);
});

it('[SL-13] a long search is cut between characters, not in one', async () => {
  const searches = createRecentSearches({ limit: 6 }, { store: createMemoryStore() });
  await searches.remember(`${'a'.repeat(99)}🛋🛋`);
  const [storedText = ''] = searches.items.get();
  expect(encodeURIComponent(storedText)).toBe(`${'a'.repeat(99)}${encodeURIComponent('🛋')}`);
});

it('[SL-14] only the newest are remembered, and they survive the page', async () => {
  const store = createMemoryStore();
  const before = createRecentSearches({ limit: 2 }, { store });
  for (const text of ['egy', 'kettő', 'három']) await before.remember(text);
  const after = createRecentSearches({ limit: 2 }, { store });
  await after.load();
  expect(after.items.get()).toEqual(['három', 'kettő']);
  await after.clear();
  expect(after.items.get()).toEqual([]);
});
