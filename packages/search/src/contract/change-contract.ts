import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '../query/search-criteria.ts';
import { idsOf, makeFilled, type MakeEngine } from './contract-engine.ts';
import { contractProduct } from './contract-products.ts';

type SearchFilter = SearchCriteria['filters'][number];

/** Tests changes of products, and that views are independent of each other. */
export function changeContract(make: MakeEngine): void {
  describe('[SE-20] a search that starts after a change meets it', () => {
    it('after patches of price, stock and options', async () => {
      const engine = await makeFilled(make, [
        contractProduct('1', { document: { type_id: 'configurable', color_options: [1, 2] } }),
        contractProduct('2', { price: 50 }),
      ]);
      const byPrice = [{ field: 'final_price', descending: false }];
      expect(await idsOf(engine, { sort: byPrice })).toEqual(['2', '1']);
      await engine.patch('hu', [
        { id: '1', price: 10, options: { color_options: [2] } },
        { id: '2', stock: { isInStock: false, qty: 0 } },
        { id: '9', price: 1 },
      ]);
      expect(await idsOf(engine, { sort: byPrice })).toEqual(['1', '2']);
      const only = (field: string, value: SearchFilter['value']) =>
        idsOf(engine, { filters: [{ field, value, isCatalogScope: true }] });
      expect(await only('color', { in: [1] })).toEqual([]);
      expect(await only('color', { in: [2] })).toEqual(['1']);
      expect(await only('stock.is_in_stock', { eq: false })).toEqual(['2']);
      await engine.patch('hu', [{ id: '1', price: null }]);
      expect(await idsOf(engine, { sort: byPrice })).toEqual(['2', '1']);
    });
    it('after a name was changed, a product dropped, and all replaced', async () => {
      const engine = await makeFilled(make, [
        contractProduct('1', { name: 'Malom asztal' }),
        contractProduct('2', { name: 'Hold asztal' }),
      ]);
      await engine.write('hu', [contractProduct('1', { name: 'Malom szék' })]);
      expect(await idsOf(engine, { text: 'asztal' })).toEqual(['2']);
      await engine.drop('hu', ['2', '7']);
      expect(await idsOf(engine, { text: 'asztal' })).toEqual([]);
      await engine.replace(
        'hu',
        (async function* () {
          yield [contractProduct('3', { name: 'Csend asztal' })];
        })(),
      );
      expect(await idsOf(engine, {})).toEqual(['3']);
    });
    it('during a replacement searches meet the former products or the new ones, all of them', async () => {
      const engine = await makeFilled(make, [contractProduct('1'), contractProduct('2')]);
      const replacement = new AbortController();
      const results = new Set<string>();
      const search = async () => {
        while (!replacement.signal.aborted) {
          results.add((await idsOf(engine, {})).join());
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      const searches = Promise.all([search(), search()]);
      for (let round = 0; round < 3; round++) {
        await engine.replace(
          'hu',
          (async function* () {
            yield [contractProduct('3')];
            await new Promise((resolve) => setImmediate(resolve));
            yield [contractProduct('4'), contractProduct('5')];
          })(),
        );
      }
      replacement.abort();
      await searches;
      results.add((await idsOf(engine, {})).join());
      expect([...results].toSorted()).toEqual(['1,2', '3,4,5']);
    });
    it('keeps the former products where a replacement fails', async () => {
      const engine = await makeFilled(make, [contractProduct('1')]);
      const failing = (async function* () {
        yield [contractProduct('2')];
        throw new Error('away');
      })();
      await expect(engine.replace('hu', failing)).rejects.toThrow('away');
      expect(await idsOf(engine, {})).toEqual(['1']);
    });
  });

  it('keeps the products of each view apart', async () => {
    const engine = await makeFilled(make, [contractProduct('1', { name: 'Malom asztal' })]);
    await engine.write('de', [contractProduct('1', { name: 'Tisch Malom' })]);
    expect(await idsOf(engine, { text: 'tische' }, 'de')).toEqual(['1']);
    expect(await idsOf(engine, { text: 'asztal' }, 'de')).toEqual([]);
    expect(await idsOf(engine, { text: 'asztalok' })).toEqual(['1']);
  });
}
