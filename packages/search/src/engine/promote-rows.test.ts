import { expect, it } from 'vitest';
import { contractProduct, contractSettings, everything } from '../contract/contract-products.ts';
import { createSearchLanguage } from '../language/search-language.ts';
import type { SearchPromotion } from '../query/search-criteria.ts';
import { createMemorySearch } from './create-memory-search.ts';

let groups: readonly (readonly string[])[] = [];
const search = createMemorySearch((view) => ({
  ...contractSettings(view),
  language: createSearchLanguage(undefined, 'hu', () => groups),
}));
const hitsOf = async (text: string, promotion?: SearchPromotion) => {
  await search.write('hu', [
    contractProduct('1', { name: 'Felhő fotel' }),
    contractProduct('2', { name: 'Dézsa fotel' }),
    contractProduct('3', { name: 'Ív lámpa' }),
  ]);
  return (await search.find({ ...everything, view: 'hu', text, promotion })).hits;
};

it('[SE-32] a pinned product has the score of its place alone', async () => {
  const boosts = [{ ids: ['3'], categoryIds: [], factor: 2 }];
  const [first, second] = await hitsOf('fotel', { pinned: ['3', '2'], boosts });
  expect([first, second]).toEqual([
    { id: '3', score: 1_000_000 },
    { id: '2', score: 999_999 },
  ]);
});

it('[SE-33] a boost multiplies a score', async () => {
  const [plain] = await hitsOf('fotel');
  const boosts = [{ ids: ['2'], categoryIds: [], factor: 3 }];
  const [boosted] = await hitsOf('fotel', { pinned: [], boosts });
  expect(boosted?.id).toBe('2');
  expect(boosted?.score).toBeCloseTo(3 * (plain?.score ?? 0), 5);
});

it('[SE-36] a search uses the synonyms of its time', async () => {
  expect(await hitsOf('trónus')).toEqual([]);
  groups = [['trónus', 'fotel']];
  expect(await hitsOf('trónus')).toHaveLength(2);
});
