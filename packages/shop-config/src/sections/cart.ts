import * as v from 'valibot';
import { between, count, milliseconds } from './bounds.ts';

/** Sync of the page's cart with the server cart. Source: SC-14, SC-15. */
export const cart = v.optional(
  v.strictObject({
    synchronize: v.optional(v.boolean(), true),
    synchronizeTotals: v.optional(v.boolean(), true),
    /** Off: the first look at a server cart only compares. */
    serverMergeByDefault: v.optional(v.boolean(), true),
    /**
     * If true, an item without local changes that the server no longer has is removed here too. Off: it is sent again.
     * The specification leaves this and the next one open: on, a second device never changes a quantity.
     */
    serverSyncCanRemoveLocalItems: v.optional(v.boolean(), true),
    /** True if an unchanged quantity takes the server's value. False: the server takes the local value. */
    serverSyncCanModifyLocalItems: v.optional(v.boolean(), true),
    /** True if this page always wins over the server. */
    forceClientState: v.optional(v.boolean(), false),
    /** True if a recent order keeps a signed-in customer's server cart away. */
    bypassCartLoaderForAuthorizedUsers: v.optional(v.boolean(), true),
    /** Age limit of that order: 24 minutes. */
    lastOrderBypassMs: v.optional(milliseconds, 1_440_000),
    /** Maximum number of fallbacks from a refused cart to a guest cart. */
    maxCartBypassAttempts: v.optional(count, 1),
    setConfigurableProductOptions: v.optional(v.boolean(), true),
    productsAreReconfigurable: v.optional(v.boolean(), true),
    askBeforeRemoveProduct: v.optional(v.boolean(), true),
    displayItemDiscounts: v.optional(v.boolean(), true),
    /** The most pieces of one article in one go. */
    maxQuantity: v.optional(between(1, 100_000), 999),
    /** Unit of the number on the cart: pieces or lines. */
    minicartCountType: v.optional(v.picklist(['quantities', 'items']), 'quantities'),
  }),
  {},
);

/** Source: SC-15. */
export const stock = v.optional(
  v.strictObject({
    synchronize: v.optional(v.boolean(), true),
    allowOutOfStockInCart: v.optional(v.boolean(), false),
  }),
  {},
);
