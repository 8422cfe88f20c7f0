import type { SearchEngine } from '../query/catalog-search.ts';
import { ViewIndexBuilder, type ViewIndex } from './view-index.ts';
import type { ViewSettings } from './view-settings.ts';

/**
 * Creates the search engine in the memory of this process; it begins empty. Writes are done before their promises are
 * returned.
 *
 * @param settingsOf - Settings of a store view by its code, asked once for each filling.
 */
export function createMemorySearch(settingsOf: (view: string) => ViewSettings): SearchEngine {
  const views = new Map<string, ViewIndex>();
  const indexOf = (view: string): ViewIndex => {
    let index = views.get(view);
    if (index === undefined) {
      index = new ViewIndexBuilder(settingsOf(view)).build();
      views.set(view, index);
    }
    return index;
  };
  return {
    find: async ({ view, ...criteria }) => indexOf(view).find(criteria),
    write: async (view, products) => indexOf(view).write(products),
    patch: async (view, patches) => indexOf(view).patch(patches),
    drop: async (view, ids) => indexOf(view).drop(ids),
    async replace(view, batches) {
      const builder = new ViewIndexBuilder(settingsOf(view));
      for await (const products of batches) for (const product of products) builder.add(product);
      views.set(view, builder.build());
    },
  };
}
