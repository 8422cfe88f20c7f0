import * as v from 'valibot';
import { count, country } from './bounds.ts';

/** Which tax is asked and what the prices of the catalogue contain. Source: SC-8. */
export const tax = v.optional(
  v.strictObject({
    /** The country of a shopper who has given no address. Empty text: none, totals cannot be requested. */
    defaultCountry: v.optional(v.union([v.literal(''), country]), 'HU'),
    /** The country of tax where neither shopper nor store view names one. */
    fallbackCountry: v.optional(country, 'PL'),
    defaultRegion: v.optional(v.string(), ''),
    sourcePriceIncludesTax: v.optional(v.boolean(), true),
    finalPriceIncludesTax: v.optional(v.boolean(), true),
    /** A number makes grouped tax active: rules must fit the customer group too. */
    userGroupId: v.optional(v.nullable(count), null),
    /** True if the group of a signed-in customer is passed over for `userGroupId`. */
    useOnlyDefaultUserGroupId: v.optional(v.boolean(), false),
    /** Rounding of the cart's tax: on each line, or once on the total and then shared out. */
    rounding: v.optional(v.picklist(['line', 'total']), 'line'),
    /** True if net and tax come from the server and are not counted again. */
    calculateServerSide: v.optional(v.boolean(), false),
  }),
  {},
);
