import * as v from 'valibot';
import { between, count, milliseconds } from './bounds.ts';

/** Synchronization of the page's cart with the server cart. Source: SC-14, SC-15. */
export const cart = v.optional(
  v.strictObject({
    synchronize: v.optional(v.boolean(), true),
    synchronizeTotals: v.optional(v.boolean(), true),
    /** False: the first sync with a server cart only compares. */
    serverMergeByDefault: v.optional(v.boolean(), true),
    /**
     * True: an item without local changes that the server no longer has is removed here too. False: it is sent again.
     * The specification does not define this field and the next one. If both are true, a second device never changes a
     * quantity.
     */
    serverSyncCanRemoveLocalItems: v.optional(v.boolean(), true),
    /** True: a quantity without local changes takes the server's value. False: the server takes the local value. */
    serverSyncCanModifyLocalItems: v.optional(v.boolean(), true),
    /** True: the local cart always replaces the server cart. */
    forceClientState: v.optional(v.boolean(), false),
    /** True: after a recent order, the server cart of a signed-in customer is not loaded. */
    bypassCartLoaderForAuthorizedUsers: v.optional(v.boolean(), true),
    /** Maximum age of that order. Default 24 minutes. */
    lastOrderBypassMs: v.optional(milliseconds, 1_440_000),
    /** Maximum number of fallbacks from a rejected cart to a guest cart. */
    maxCartBypassAttempts: v.optional(count, 1),
    setConfigurableProductOptions: v.optional(v.boolean(), true),
    productsAreReconfigurable: v.optional(v.boolean(), true),
    askBeforeRemoveProduct: v.optional(v.boolean(), true),
    displayItemDiscounts: v.optional(v.boolean(), true),
    /** Maximum quantity of one product that a shopper can enter. */
    maxQuantity: v.optional(between(1, 100_000), 999),
    /** Unit of the number on the cart icon: quantities or items. */
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
