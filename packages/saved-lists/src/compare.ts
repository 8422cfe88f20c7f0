import type { ProductList } from './product-list.ts';
import { reviveSnapshot, takeSnapshot } from './saved-product.ts';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** Products that a shopper compares, in the order in which they were added. */
export type CompareList = ProductList;

/** Creates the list, stored under `current-compare`. Source: SL-8, SL-10. */
export function createCompareList(ports: SavedListPorts): CompareList {
  const list = createStoredList('current-compare', reviveSnapshot, ports);
  const has = (sku: string) => list.items.get().some((item) => item.sku === sku);
  return {
    items: list.items,
    isLoaded: list.isLoaded,
    load: () => list.load(),
    has,
    add: (product) =>
      list.change((items) =>
        items.some(({ sku }) => sku === product.sku) ? items : [...items, takeSnapshot(product)],
      ),
    remove: (sku) => list.change((items) => items.filter((item) => item.sku !== sku)),
    clear: () => list.change(() => []),
  };
}
