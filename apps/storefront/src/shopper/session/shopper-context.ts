import type { ShopperStore } from './shopper-store.ts';

/** Part of the route context with data of one shopper; loaders cannot read it. */
export interface ShopperRouteContext {
  readonly shopper: ShopperStore;
}
