import { expect, it } from 'vitest';
import { createSearchLanguage } from '../language/search-language.ts';
import type { SearchEngine } from '../query/catalog-search.ts';
import type { SearchPromotion } from '../query/search-criteria.ts';
import { idsOf, makeFilled, type MakeEngine } from './contract-engine.ts';
import { contractProduct, contractSettings, everything } from './contract-products.ts';

const chairs = [
  contractProduct('1', { name: 'Felhő fotel', document: { category_ids: [20, 21] }, price: 40 }),
  contractProduct('2', { name: 'Dézsa fotel', document: { category_ids: [20, 22] }, price: 30 }),
  contractProduct('3', { name: 'Zug fotel', document: { category_ids: [20] }, price: 20 }),
  contractProduct('4', { name: 'Ív lámpa', document: { category_ids: [30] }, price: 10 }),
];

const promotion = (parts: Partial<SearchPromotion>): SearchPromotion => ({
  pinned: [],
  boosts: [],
  ...parts,
});

/** Tests pinned and boosted products, and synonyms that change. */
export function promotionContract(make: MakeEngine): void {
  let filled: Promise<SearchEngine> | undefined;
  const engine = () => (filled ??= makeFilled(make, chairs));
  const promotedIds = async (parts: Partial<SearchPromotion>, criteria: object = {}) =>
    idsOf(await engine(), { text: 'fotel', promotion: promotion(parts), ...criteria });

  it('[SE-32] pinned products come first in their order, also those that the text does not find', async () => {
    expect(await promotedIds({})).toEqual(['1', '2', '3']);
    expect(await promotedIds({ pinned: ['4', '3', '99'] })).toEqual(['4', '3', '1', '2']);
    expect(await promotedIds({ pinned: ['4'] }, { from: 1, size: 2 })).toEqual(['1', '2']);
    const { total, aggregations } = await (
      await engine()
    ).find({
      ...everything,
      view: 'hu',
      text: 'fotel',
      facets: ['category_ids'],
      promotion: promotion({ pinned: ['4', '1'] }),
    });
    expect(total).toBe(4);
    expect(aggregations['agg_terms_category_ids']?.buckets).toContainEqual({
      key: 30,
      doc_count: 1,
    });
  });

  it('[SE-32] pinned products meet the filters, and follow another order', async () => {
    const filters = [{ field: 'category_ids', value: { in: [20] }, isCatalogScope: false }];
    expect(await promotedIds({ pinned: ['4', '3'] }, { filters })).toEqual(['3', '1', '2']);
    const sort = [{ field: 'final_price', descending: false }];
    expect(await promotedIds({ pinned: ['3', '4'] }, { sort })).toEqual(['4', '3', '2', '1']);
  });

  it('[SE-33] boosts multiply the scores of products and of categories, and find none', async () => {
    const none = { ids: [], categoryIds: [] };
    expect(await promotedIds({ boosts: [{ ...none, categoryIds: [22], factor: 1.5 }] })).toEqual([
      '2',
      '1',
      '3',
    ]);
    expect(
      await promotedIds({
        boosts: [
          { ...none, ids: ['3'], factor: 2 },
          { ...none, categoryIds: [21, 30], factor: 0.5 },
        ],
      }),
    ).toEqual(['3', '2', '1']);
    expect(
      await promotedIds({
        boosts: [
          { ids: ['3'], categoryIds: [], factor: 2 },
          { ids: ['2'], categoryIds: [], factor: 3 },
          { ...none, categoryIds: [22], factor: 0.5 },
        ],
      }),
    ).toEqual(['3', '2', '1']);
    expect(
      await promotedIds({ pinned: ['1'], boosts: [{ ...none, ids: ['3'], factor: 10 }] }),
    ).toEqual(['1', '3', '2']);
  });

  it('[SE-36] synonyms can change while the engine runs', async () => {
    let groups: readonly (readonly string[])[] = [];
    const ownEngine = await make((view) => ({
      ...contractSettings(view),
      language: createSearchLanguage(undefined, 'hu', () => groups),
    }));
    await ownEngine.write('hu', chairs);
    const ids = () => idsOf(ownEngine, { text: 'ülőhely' });
    expect(await ids()).toEqual([]);
    groups = [['ülőhely', 'fotel']];
    expect(await ids()).toEqual(['1', '2', '3']);
    groups = [['világítótest', 'lámpa']];
    expect(await ids()).toEqual([]);
  });
}
