import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { catalogSearchContract } from '../contract/catalog-search-contract.ts';
import { contractProduct, contractSettings, everything } from '../contract/contract-products.ts';
import type { SearchEngine } from '../query/catalog-search.ts';
import { createMemorySearch, type MemorySearch } from './create-memory-search.ts';
import type { ViewSettings } from './view-settings.ts';
import type { ViewState } from './view-index.ts';

describe('the engine in memory', () => {
  catalogSearchContract((settingsOf) => Promise.resolve(createMemorySearch(settingsOf)));
});

/** Engine that saves and restores a view before each search and each change. */
function restoredSearch(settingsOf: (view: string) => ViewSettings): SearchEngine {
  const engine = createMemorySearch(settingsOf);
  const restore = (view: string) => {
    const state = engine.save(view);
    if (state !== undefined) engine.restore(view, deserialize(serialize(state)) as ViewState);
  };
  return {
    find(query) {
      restore(query.view);
      return engine.find(query);
    },
    write(view, products) {
      restore(view);
      return engine.write(view, products);
    },
    patch(view, patches) {
      restore(view);
      return engine.patch(view, patches);
    },
    drop(view, ids) {
      restore(view);
      return engine.drop(view, ids);
    },
    replace: engine.replace,
  };
}

describe('[SE-39] the engine in memory, restored from what it saved', () => {
  catalogSearchContract((settingsOf) => Promise.resolve(restoredSearch(settingsOf)), {
    runs: 20,
    queriesPerRun: 10,
  });
});

describe('views with the same products', () => {
  const productsOf = (view: string, colours: readonly string[]) =>
    colours.map((color, at) =>
      contractProduct(String(at + 1), {
        name: `${view} ${at}`,
        document: { color, tags: [color, 'új'] },
        price: view === 'de' ? 1 : 100,
      }),
    );
  async function fill(
    engine = createMemorySearch(contractSettings),
    views = ['hu', 'de'],
    colours = ['zöld', 'piros', 'kék', 'zöld'],
  ) {
    for (const view of views) {
      await engine.replace(
        view,
        (async function* () {
          yield productsOf(view, colours);
        })(),
      );
    }
    return engine;
  }
  const columnsOf = (engine: MemorySearch, view: string) =>
    new Map(engine.save(view)?.fields.columns);

  it('[SE-43] hold the texts and rows of a field once where they are the same', async () => {
    const engine = await fill();
    const [hu, de] = [columnsOf(engine, 'hu'), columnsOf(engine, 'de')];
    for (const field of ['sku', 'color', 'tags']) {
      expect(de.get(field)?.texts).toBe(hu.get(field)?.texts);
      expect(de.get(field)?.values.numbers).toBe(hu.get(field)?.values.numbers);
    }
    expect(de.get('name')?.texts).not.toBe(hu.get('name')?.texts);
  });

  it.each([
    ['hu', 'de'],
    ['de', 'hu'],
  ])('[SE-43] do not see what is written into one of them: %s, not %s', async (view, other) => {
    const engine = await fill();
    const find = async (of: string, color: string) => {
      const filters = [{ field: 'color', value: { in: [color] }, isCatalogScope: false }];
      const { hits } = await engine.find({ ...everything, filters, view: of });
      return hits.map(({ id }) => id);
    };
    const write = (of: string, color: string) =>
      engine.write(of, [contractProduct('2', { document: { color, tags: [color] } })]);
    const texts = columnsOf(engine, other).get('color')?.texts;
    await write(view, 'sárga');
    expect(texts).toEqual(['zöld', 'piros', 'kék']);
    expect(await Promise.all([find(view, 'sárga'), find(other, 'sárga')])).toEqual([['2'], []]);
    expect(await Promise.all([find(view, 'piros'), find(other, 'piros')])).toEqual([[], ['2']]);
    await write(other, 'barna');
    expect(await Promise.all([find(view, 'barna'), find(other, 'barna')])).toEqual([[], ['2']]);
    expect(await Promise.all([find(view, 'sárga'), find(other, 'sárga')])).toEqual([['2'], []]);
    expect(await find(view, 'zöld')).toEqual(['1', '4']);

    // A view that is filled again shares texts to which the other view has added some.
    await fill(engine, [view], ['zöld', 'piros', 'kék', 'barna']);
    const shared = columnsOf(engine, view).get('color')?.texts;
    expect(shared).toBe(columnsOf(engine, other).get('color')?.texts);
    await write(other, 'fekete');
    expect(shared).not.toContain('fekete');
  });
});
