import { deserialize, serialize } from 'node:v8';
import { describe } from 'vitest';
import { catalogSearchContract } from '../contract/catalog-search-contract.ts';
import type { SearchEngine } from '../query/catalog-search.ts';
import { createMemorySearch } from './create-memory-search.ts';
import type { ViewSettings } from './view-settings.ts';
import type { ViewState } from './view-index.ts';

describe('the engine in memory', () => {
  catalogSearchContract((settingsOf) => Promise.resolve(createMemorySearch(settingsOf)));
});

/** An engine that saves and restores a view before each search and each change. */
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
