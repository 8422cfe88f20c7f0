import type { SearchEngine } from '../query/catalog-search.ts';
import {
  restoreViewIndex,
  ViewIndexBuilder,
  type ViewIndex,
  type ViewState,
} from './view-index.ts';
import type { ViewSettings } from './view-settings.ts';

/** A search engine whose products can be saved and restored by another process. */
export interface MemorySearch extends SearchEngine {
  /**
   * Returns the products of a view as data that `v8.serialize` accepts; `undefined` for a view that was never written.
   * The data uses the arrays of the engine: serialize it before the next change.
   */
  save(view: string): ViewState | undefined;
  /** Replaces all products of the view. The settings of the view must be equal to those at `save`. */
  restore(view: string, state: ViewState): void;
}

/**
 * Creates an empty search engine in the memory of this process. Equal columns of several views are stored once (SE-43).
 * Writes are complete when the method returns.
 *
 * @param settingsOf - Settings of a store view by its code, called once for each filling.
 */
export function createMemorySearch(settingsOf: (view: string) => ViewSettings): MemorySearch {
  const views = new Map<string, ViewIndex>();
  const indexOf = (view: string): ViewIndex => {
    let index = views.get(view);
    if (index === undefined) {
      index = new ViewIndexBuilder(settingsOf(view)).build();
      views.set(view, index);
    }
    return index;
  };
  const setIndex = (view: string, index: ViewIndex) => {
    for (const [otherView, otherIndex] of views)
      if (otherView !== view) index.shareWith(otherIndex);
    views.set(view, index);
  };
  return {
    find: async ({ view, ...criteria }) => indexOf(view).find(criteria),
    write: async (view, products) => indexOf(view).write(products),
    patch: async (view, patches) => indexOf(view).patch(patches),
    drop: async (view, ids) => indexOf(view).drop(ids),
    async replace(view, batches) {
      const builder = new ViewIndexBuilder(settingsOf(view));
      for await (const products of batches) for (const product of products) builder.add(product);
      setIndex(view, builder.build());
    },
    save: (view) => views.get(view)?.save(),
    restore: (view, state) => setIndex(view, restoreViewIndex(settingsOf(view), state)),
  };
}
