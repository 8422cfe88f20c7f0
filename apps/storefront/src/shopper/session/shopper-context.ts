import type { ShopperStore } from './shopper-store.ts';

/** The part of the route context that belongs to one person; loaders do not see it. */
export interface ShopperRouteContext {
  readonly shopper: ShopperStore;
}
