import * as v from 'valibot';
import { count, country } from './bounds.ts';

/** Country of the tax, and whether catalogue prices include tax. Source: SC-8. */
export const tax = v.optional(
  v.strictObject({
    /** Country of a shopper without an address. Empty: none, totals cannot be requested. */
    defaultCountry: v.optional(v.union([v.literal(''), country]), 'HU'),
    /** Tax country if neither the shopper nor the store view has one. */
    fallbackCountry: v.optional(country, 'PL'),
    defaultRegion: v.optional(v.string(), ''),
    sourcePriceIncludesTax: v.optional(v.boolean(), true),
    finalPriceIncludesTax: v.optional(v.boolean(), true),
    /** A number enables tax by group: rules must match the customer group too. */
    userGroupId: v.optional(v.nullable(count), null),
    /** True: `userGroupId` replaces the group of a signed-in customer. */
    useOnlyDefaultUserGroupId: v.optional(v.boolean(), false),
    /**
     * Rounding of the cart's tax: on each item (`line`), or once on the total, then split between the items (`total`).
     */
    rounding: v.optional(v.picklist(['line', 'total']), 'line'),
    /** True: net and tax come from the server and are not recomputed. */
    calculateServerSide: v.optional(v.boolean(), false),
  }),
  {},
);
